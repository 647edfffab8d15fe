/** Texts of a `PhoneField`. */
export interface PhoneFieldTexts {
  /** Label of the country button, such as "Country: Thailand +66". */
  readonly country: (name: string, dialingCode: string) => string;
  /** Title of the list, such as "Country". */
  readonly title: string;
  readonly close: string;
  /** Label and placeholder of the search field, such as "Search country or code". */
  readonly search: string;
  /** Text shown if no country matches. */
  readonly nothingFound: string;
}
