export { OutlookPage, type OutlookPageProps } from './OutlookPage/OutlookPage.tsx';
export { PagedList, type PagedListProps } from './PagedList/PagedList.tsx';
export { TrialRefusal } from './TrialRefusal/TrialRefusal.tsx';
