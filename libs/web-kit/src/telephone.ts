/** "tel:" address of a printed number: "(503) 555-0100" → "tel:5035550100". */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** A number as it is read: "+12075550142" → "(207) 555-0142". Only numbers of North America are grouped, by which all are alike; what else there is, an e-mail address too, stays as it is. */
export function formatTelephone(phone: string): string {
  return phone.replace(/^\+1([2-9]\d{2})(\d{3})(\d{4})$/, '($1) $2-$3');
}
