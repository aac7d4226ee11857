/**
 * Takes the style attributes out of HTML that React made, since the site's policy refuses them, and gives them as a
 * stylesheet. React writes every quote inside a text or an attribute as an entity, so the pattern finds attributes only.
 */
export function liftStyles(html: string): { readonly html: string; readonly css: string } {
  const marks = new Map<string, number>();
  const lifted = html.replace(/ style="([^"]*)"/g, (_, declarations: string) => {
    const mark = marks.get(declarations) ?? marks.size;
    marks.set(declarations, mark);
    return ` data-s="${mark}"`;
  });
  const css = [...marks].map(([declarations, mark]) => `#fragment [data-s="${mark}"]{${unescape(declarations)}}`).join('');
  return { html: lifted, css };
}

/** Entities back to text; a value that could end the stylesheet or its rule is dropped. */
function unescape(declarations: string): string {
  const text = declarations.replace(/&quot;/g, '"').replace(/&#x27;/g, "'").replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
  return /[<{}]/.test(text) ? '' : text;
}
