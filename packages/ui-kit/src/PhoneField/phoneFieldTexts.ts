/** What the picker of countries says. */
export interface PhoneFieldTexts {
  /** Names the button with the dialling code: "Country: Thailand +66". */
  readonly country: (name: string, dialingCode: string) => string;
  /** Stands above the list: "Country". */
  readonly title: string;
  readonly close: string;
  /** In and for the field that searches: "Search country or code". */
  readonly search: string;
  /** Instead of the list when nothing matches. */
  readonly nothingFound: string;
}
