import { useLocation, useNavigate } from 'react-router';

/**
 * Goes one step back, or does something else instead where there is no step of ours: with the first one of a visit, also when a
 * redirect has put another address in its place. Behind it is another site, or nothing.
 */
export function useStepBack(): (instead: () => void) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (instead) => {
    // The router calls the entry with which a visit begins 'default' until it is replaced, and counts its steps from 0.
    const step = (window.history.state as { idx?: number } | null)?.idx;
    if (key === 'default' || step === 0) instead();
    else void navigate(-1);
  };
}
