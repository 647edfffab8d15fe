import type { Failures } from './accountRules.ts';
import { validatePayeeName } from './payeeName.ts';

/** Kinds of documents, in the order shown. */
export const documentTypes = ['id_card', 'passport', 'driving_licence'] as const;
/** Kind of a document. */
export type DocumentType = (typeof documentTypes)[number];

/** Pictures of an identity check (product.md 5): front and back of the document, and a selfie with it. */
export const pictureKinds = ['front', 'back', 'selfie'] as const;
/** The content of a picture. */
export type PictureKind = (typeof pictureKinds)[number];

/** Returns the pictures that a document needs. A passport has no back. */
export function picturesOf(documentType: DocumentType): PictureKind[] {
  return pictureKinds.filter((kind) => kind !== 'back' || documentType !== 'passport');
}

/** The input for an identity check. */
export interface TypedIdentity {
  name: string;
  documentType: DocumentType;
  documentNumber: string;
  /** YYYY-MM-DD. */
  birthDate: string;
}

/** Returns a document number as it is stored: capitals, without the spaces and dashes with which it is printed. */
export function tidyDocumentNumber(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

/**
 * Validates the input of a member. `today` is the current day in the merchant's time zone, YYYY-MM-DD; members younger
 * than `minimumAge` on that day are refused.
 */
export function validateIdentity(
  { name, documentNumber, birthDate }: TypedIdentity,
  { today, minimumAge }: { today: string; minimumAge: number },
): Failures<'name' | 'documentNumber' | 'birthDate'> {
  const failures: Failures<'name' | 'documentNumber' | 'birthDate'> = {};
  const nameFailure = validatePayeeName(name);
  if (nameFailure) failures.name = nameFailure;
  const number = tidyDocumentNumber(documentNumber);
  if (number === '') failures.documentNumber = { key: 'validation.required' };
  else if (!/^[A-Z0-9/]{5,30}$/.test(number))
    failures.documentNumber = { key: 'validation.document_number', min: 5, max: 30 };
  if (birthDate === '') failures.birthDate = { key: 'validation.required' };
  else if (!isDay(birthDate) || birthDate < '1900-01-01' || birthDate > today)
    failures.birthDate = { key: 'validation.any' };
  else if (yearsLater(birthDate, minimumAge) > today) failures.birthDate = { key: 'validation.age', min: minimumAge };
  return failures;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Returns the same day some years later; 29 February becomes a day that sorts between 28 February and 1 March. */
function yearsLater(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
