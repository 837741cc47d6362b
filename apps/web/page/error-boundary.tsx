import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What is shown instead of the part that broke. */
  readonly instead: (message: string) => ReactNode;
}

interface Broken {
  readonly message?: string;
}

/** A part that breaks while it is drawn takes the page with it, unless somebody catches it. Games are safe in the worker. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Broken> {
  override readonly state: Broken = {};

  static getDerivedStateFromError(caught: unknown): Broken {
    return { message: caught instanceof Error ? caught.message : String(caught) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === undefined ? this.props.children : this.props.instead(message);
  }
}
