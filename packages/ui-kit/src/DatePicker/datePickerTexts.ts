/** Texts of a `DatePicker`. */
export interface DatePickerTexts {
  /** Label of the button that opens the calendar. */
  readonly open: string;
  /** Title of the calendar, such as "Your birthday". */
  readonly title: string;
  readonly close: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Label of the month select. */
  readonly month: string;
  /** Label of the year select. */
  readonly year: string;
}
