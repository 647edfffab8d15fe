import type { Messages } from '../../messages.ts';
import type { site as english } from '../en/site.ts';

/** Texts for search engines. */
export const site: Messages<typeof english> = {
  description:
    'สล็อต คาสิโนสด ยิงปลา ไพ่ กีฬา และหวยที่ {brand} เล่นบนมือถือ ตรวจสอบความยุติธรรมได้ทุกเกม',
};
