import { Component, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isHomePath } from '@parlor/contract';
import { reportProblem, useDialogs } from '@parlor/core';
import { features } from '../../features.ts';
import { lazyPart } from '../lazyPart.ts';

const popups = features.flatMap(({ name, homePopup }) => (homePopup ? [{ name, Content: lazyPart(homePopup) }] : []));

/** Renders nothing when a popup fails: the player did not request it. */
class Quiet extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    reportProblem('A popup of home did not load', cause);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** The interval of checks whether a dialog has closed, in ms. */
const AGAIN_MS = 2_000;

/** Whether any dialog is open: greetings after a login are not in the list of open dialogs. */
const hasDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Popups that features open over home by themselves. Nothing opens over a dialog, and another dialog closes it. */
export function HomePopups({ hasPopup }: { hasPopup: boolean }) {
  const { pathname } = useLocation();
  const { open } = useDialogs();
  const isFree = isHomePath(pathname) && !hasPopup && open === null;
  const [wasFree, setWasFree] = useState(false);
  const [, setLooks] = useState(0);
  if (isFree && !wasFree && !hasDialog()) setWasFree(true);

  const isWaiting = isFree && !wasFree;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setLooks((looks) => looks + 1), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  if (!wasFree) return null;
  return popups.map(({ name, Content }) => (
    <Quiet key={name}>
      <Suspense fallback={null}>
        <Content mayOpen={isFree} />
      </Suspense>
    </Quiet>
  ));
}
