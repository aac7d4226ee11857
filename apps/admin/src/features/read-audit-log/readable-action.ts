/**
 * An action as a person reads it, for every action that there will be: `staff.employee_added` → "Staff: employee
 * added".
 */
export function readableAction(action: string): string {
  const [first = '', ...rest] = action.replace(/[_-]/g, ' ').split('.');
  const text = rest.length > 0 ? `${first}: ${rest.join(', ')}` : first;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A field as a person reads it: `registrationStatus` → "Registration status". */
export function readableField(field: string): string {
  const text = field.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
