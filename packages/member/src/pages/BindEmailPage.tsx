import { EmailForm } from '../components/ContactForm/ContactForm.tsx';
import { ContactPage } from '../components/ContactPage/ContactPage.tsx';

/** The email address of an account, at /m/securityCenter/email. */
export function Page() {
  return (
    <ContactPage kind="email">{(overview, onDone) => <EmailForm overview={overview} onDone={onDone} />}</ContactPage>
  );
}
