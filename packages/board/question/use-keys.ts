import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** Enter and the space bar belong to the button that has the focus. */
const isPressing = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('button, a, summary, [role=button]') !== null;

/** Hears keys anywhere on the page, but for those typed into a field, pressed on a button or meant for an open window. */
export const useKeys = (heard: (event: KeyboardEvent) => boolean, listens = true): void => {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTyping(event.target) || isPressing(event) || document.querySelector('dialog[open]')) return;
    if (heard(event)) event.preventDefault();
  });
  useEffect(() => {
    if (!listens) return undefined;
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [listens]);
};
