import { firstFonts } from './first-fonts';

const CSS = `@font-face{font-family:Fraunces Variable;font-style:italic;src:url(/r/italic.woff2)}@font-face{font-family:"Fraunces Variable";font-style:normal;src:url("/r/fraunces.woff2")format("woff2")}
@font-face{font-family:Inter Fallback;src:local("Arial")}@font-face{font-family:Inter Variable;font-style:normal;src:url(/r/inter.woff2)}`;

test('the upright files of the families that are named, each once', () => {
  expect(firstFonts(CSS, ['fraunces', 'inter'])).toEqual(['/r/fraunces.woff2', '/r/inter.woff2']);
  expect(firstFonts(CSS, ['inter', 'inter', 'lora'])).toEqual(['/r/inter.woff2']);
});
