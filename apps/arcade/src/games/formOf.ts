/** Returns the form of a title, by the words of its code. */
export function formOf<Form extends string>(
  forms: readonly (readonly [noun: string, form: Form])[],
  code: string,
): Form {
  const found = forms.find(([noun]) => code.includes(noun)) ?? forms[0];
  if (!found) throw new RangeError('a family has a form');
  return found[1];
}
