import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePage } from '../../context.tsx';
import { hashOf } from '../../route.ts';
import { useHouse } from '../house-context.tsx';
import { NoticeList } from './notice-list.tsx';

const SHOWN = 6;

/** Closes a leaf when one clicks beside it, leaves it by key, or presses Escape. */
const useClosing = (isOpen: boolean, close: () => void) => {
  const leaf = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = ({ target }: Event): void => {
      if (target instanceof Node && !leaf.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    addEventListener('pointerdown', onPointer);
    addEventListener('focusin', onPointer);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPointer);
      removeEventListener('focusin', onPointer);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen, close]);
  return leaf;
};

const Picture = (): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    aria-hidden="true"
    fill="none"
    stroke="currentcolor"
    strokeWidth="1.7"
  >
    <path d="M12 3.2v1.6M6 17c1.2-1.4 1.6-3 1.6-6a4.4 4.4 0 0 1 8.8 0c0 3 .4 4.6 1.6 6Z" strokeLinejoin="round" />
    <path d="M10 19.4a2 2 0 0 0 4 0" strokeLinecap="round" />
  </svg>
);

/** The bell in the head of the page: how much is new, and the latest of it. */
export const Bell = (): ReactNode => {
  const { words } = usePage();
  const { bell } = useHouse();
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  const leaf = useClosing(isOpen, close);
  const { unread, notices, markRead } = bell;
  return (
    <div className="bp-bell" ref={leaf}>
      <button
        type="button"
        className="bp-head-button"
        aria-label={words('notice.bell', { unread })}
        aria-expanded={isOpen}
        onClick={() => {
          if (!isOpen) markRead();
          setOpen(!isOpen);
        }}
      >
        <Picture />
        {unread > 0 ? <b aria-hidden="true">{unread}</b> : undefined}
      </button>
      {isOpen ? (
        <div className="bp-leaf">
          <NoticeList notices={notices.slice(0, SHOWN)} onGo={close} />
          <p className="bp-leaf-end">
            <a href={hashOf({ page: 'notices' })} onClick={close}>
              {words('notice.settings')}
            </a>
          </p>
        </div>
      ) : undefined}
    </div>
  );
};
