/** "tel:" address of a printed number: "(503) 555-0100" → "tel:5035550100". */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
