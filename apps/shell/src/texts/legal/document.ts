export const documentTexts = {
  contents: 'Contents',
  effective: (date: string) => `In effect since ${date}`,
};
