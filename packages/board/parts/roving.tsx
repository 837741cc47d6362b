import { createContext, type KeyboardEvent, useContext } from 'react';

/** Within a roving text names and rules are no stops of the Tab key: the arrows go from one to the next. */
const RovingContext = createContext(false);

export const RovingText = RovingContext.Provider;

/** The place in the tab order of a name or a rule in a text. */
export const useStop = (): 0 | -1 => (useContext(RovingContext) ? -1 : 0);

const STOPS = 'button, summary, [tabindex]';
const WAYS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Up and down the names and rules of a text that has the focus, or holds what has it. */
export const rove = (event: KeyboardEvent<HTMLElement>): void => {
  const way = WAYS[event.key];
  if (way === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.checkVisibility?.() ?? true,
  );
  const at = stops.findIndex((stop) => stop === document.activeElement);
  // From the text itself the last line is the nearest.
  const next = at < 0 ? stops.at(way < 0 ? -1 : 0) : stops[at + way];
  if (!next || (at < 0 && way > 0)) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
};
