import { useRef, useState } from 'react';

/** State of a lazily loaded part. */
export interface Loaded<Part> {
  /** The part, or undefined until it is loaded. */
  readonly part: Part | undefined;
  readonly isLoading: boolean;
  /** Starts loading. Does nothing if the part is loaded or loading; retries after a failure. */
  readonly load: () => void;
}

/** Loads a heavy part of a component on demand. Never throws: after a failure the next `load` retries. */
export function useLoaded<Part>(fetchPart: () => Promise<Part>): Loaded<Part> {
  const [state, setState] = useState<{ part?: Part; isLoading: boolean }>({ isLoading: false });
  const isRequested = useRef(false);
  const load = (): void => {
    if (isRequested.current) return;
    isRequested.current = true;
    setState({ isLoading: true });
    const finish = async (): Promise<void> => {
      try {
        setState({ part: await fetchPart(), isLoading: false });
      } catch {
        isRequested.current = false;
        setState({ isLoading: false });
      }
    };
    void finish();
  };
  return { part: state.part, isLoading: state.isLoading, load };
}
