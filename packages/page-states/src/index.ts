export { OutlookPage, type OutlookPageProps } from './OutlookPage/OutlookPage.tsx';
export { TrialRefusal } from './TrialRefusal/TrialRefusal.tsx';
