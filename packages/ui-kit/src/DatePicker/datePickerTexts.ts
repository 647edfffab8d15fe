/** What the calendar says. */
export interface DatePickerTexts {
  /** Names the button that opens the calendar. */
  readonly open: string;
  /** Stands above the calendar: "Your birthday". */
  readonly title: string;
  readonly close: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Names the list of months. */
  readonly month: string;
  /** Names the list of years. */
  readonly year: string;
}
