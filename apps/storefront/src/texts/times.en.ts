/** When dishes are served, and what costs less for now. */
export const timesTexts = {
  from: (time: string) => `from ${time}`,
  tomorrow: 'tomorrow',
  onDay: (day: string, from: string) => `${day} ${from}`,
  notNow: 'not served at the moment',
  until: (name: string, time: string) => `${name} until ${time}`,
};
