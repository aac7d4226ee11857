import { FormDialog as Form, type FormDialogProps } from '@chalkboard/ui';
import { texts } from '../texts';

/** A form over the page, with this app's word for leaving it. */
export function FormDialog(props: FormDialogProps) {
  return <Form {...props} cancel={texts.frame.cancel} />;
}
