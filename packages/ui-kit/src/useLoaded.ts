import { useRef, useState } from 'react';

/** A part of a component that is fetched when it is first needed, and what is known of it so far. */
export interface Loaded<Part> {
  /** The part, once it is here. */
  readonly part: Part | undefined;
  readonly isLoading: boolean;
  /** Asks for the part. May be called again: a part that is here or on its way is not fetched twice, one that failed is. */
  readonly load: () => void;
}

/** Fetches a heavy part of a component when it is needed. Without a connection the rest goes on working, and the next call tries again. */
export function useLoaded<Part>(fetchPart: () => Promise<Part>): Loaded<Part> {
  const [state, setState] = useState<{ part?: Part; isLoading: boolean }>({ isLoading: false });
  const isAsked = useRef(false);
  const load = (): void => {
    if (isAsked.current) return;
    isAsked.current = true;
    setState({ isLoading: true });
    const finish = async (): Promise<void> => {
      try {
        setState({ part: await fetchPart(), isLoading: false });
      } catch {
        isAsked.current = false;
        setState({ isLoading: false });
      }
    };
    void finish();
  };
  return { part: state.part, isLoading: state.isLoading, load };
}
