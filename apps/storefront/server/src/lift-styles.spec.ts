import { liftStyles } from './lift-styles';

test('style attributes become rules, one for equal ones', () => {
  expect(liftStyles('<div style="--a:1;color:red"><p style="--b:2">style="x"</p><p style="--b:2"></p></div>'.replace('style="x"', 'style=&quot;x&quot;'))).toEqual({
    html: '<div data-s="0"><p data-s="1">style=&quot;x&quot;</p><p data-s="1"></p></div>',
    css: '#fragment [data-s="0"]{--a:1;color:red}#fragment [data-s="1"]{--b:2}',
  });
});

test.each(['x:}body{display:none', 'x:&lt;/style&gt;'])('%s cannot leave its rule', (declarations) => {
  expect(liftStyles(`<p style="${declarations}"></p>`).css).toBe('#fragment [data-s="0"]{}');
});
