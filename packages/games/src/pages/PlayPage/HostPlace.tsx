import { Component, lazy, Suspense, type ReactNode } from 'react';
import { reportProblem } from '@parlor/core';

const TableHost = lazy(async () => ({
  default: (await import('../../components/TableHost/TableHost.tsx')).TableHost,
}));

/** Renders no host if its code or texts fail to load. The game continues. */
class Quiet extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    reportProblem('The host of a table did not load', cause);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** The host of a table, once it is loaded. */
export function HostPlace({ nodeId }: { nodeId: string }) {
  return (
    <Quiet>
      <Suspense>
        <TableHost nodeId={nodeId} />
      </Suspense>
    </Quiet>
  );
}
