import { useLocation, useNavigate } from 'react-router';

/**
 * Returns a function that goes one step back, or calls `instead` on the first entry of a visit (also if a redirect
 * replaced it): the entry before it is another site or does not exist (NAV-08).
 */
export function useStepBack(): (instead: () => void) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (instead) => {
    // The router names the first entry of a visit 'default' until it is replaced, and numbers entries from 0.
    const step = (window.history.state as { idx?: number } | null)?.idx;
    if (key === 'default' || step === 0) instead();
    else void navigate(-1);
  };
}
