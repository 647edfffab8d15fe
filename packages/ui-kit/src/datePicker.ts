export { birthdayRange, isCalendarDate } from './DatePicker/calendarDate.ts';
export { DatePicker } from './DatePicker/DatePicker.tsx';
export type { DatePickerProps } from './DatePicker/DatePicker.tsx';
export type { DatePickerTexts } from './DatePicker/datePickerTexts.ts';
