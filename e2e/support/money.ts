/** Cents of an amount as people read it: "$1,204.50" → 120450. */
export function cents(text: string): number {
  const amount = /\$([\d,]+)\.(\d{2})/.exec(text);
  if (!amount) throw new Error(`"${text}" has no amount`);
  return Number(`${amount[1]?.replaceAll(',', '')}${amount[2]}`);
}

/** 120450 → "$1,204.50" */
export function dollars(amountInCents: number): string {
  return (amountInCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
