import { createContext, use, type CSSProperties } from 'react';

/**
 * Whether the page's own stylesheet holds the menu's values: the site's policy refuses style attributes in what a
 * server draws.
 */
export const StyledByPage = createContext(false);

/** The style that the root of a menu's page takes; none where the page's own stylesheet has it. */
export function useRootStyle(style: CSSProperties | undefined): CSSProperties | undefined {
  return use(StyledByPage) ? undefined : style;
}

/**
 * The same values as a stylesheet, for what has `className`. A value that could end the rule or the stylesheet is
 * dropped.
 */
export function rootStylesheet({
  className,
  style,
}: {
  readonly className?: string;
  readonly style?: CSSProperties;
}): string {
  if (!className || !style) return '';
  const declarations = Object.entries(style).flatMap(([name, value]) =>
    /[<{};]/.test(String(value)) ? [] : [`${name}:${String(value)}`],
  );
  return `.${className}{${declarations.join(';')}}`;
}
