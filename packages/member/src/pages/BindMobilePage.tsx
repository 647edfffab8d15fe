import { MobileForm } from '../components/ContactForm/ContactForm.tsx';
import { ContactPage } from '../components/ContactPage/ContactPage.tsx';

/** The mobile number of an account, at /m/securityCenter/mobile. */
export function Page() {
  return (
    <ContactPage kind="mobile">{(overview, onDone) => <MobileForm overview={overview} onDone={onDone} />}</ContactPage>
  );
}
