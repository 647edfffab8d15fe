export { birthdayRange, isCalendarDate } from './DatePicker/calendarDate.ts';
export { DatePicker } from './DatePicker/DatePicker.tsx';
export type { DatePickerProps, DatePickerTexts } from './DatePicker/DatePicker.tsx';
