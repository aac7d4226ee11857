import { clsx } from 'clsx';
import type { ComponentProps, ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover border-transparent',
  secondary: 'bg-surface text-ink border-control hover:bg-sunken',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-sunken',
};
const SIZES: Readonly<Record<ButtonSize, string>> = {
  /** In a row of a dense list: as low as a mouse allows, and a full target for a thumb. */
  small: 'min-h-8 px-2.5 text-small pointer-coarse:min-h-11',
  medium: 'min-h-11 px-4 text-small',
  large: 'min-h-13 px-6 text-body',
};

interface ButtonLook {
  /** One primary button a view; the rest are secondary or quiet. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly block?: boolean;
}

function look({ variant = 'secondary', size = 'medium', block = false }: ButtonLook, extra?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-card border text-center font-medium transition-colors duration-(--duration-quick) select-none',
    'disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    block && 'w-full',
    extra,
  );
}

/** A native button; `type` is "button" unless told. */
export function Button({
  variant,
  size,
  block,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={look({ variant, size, block }, className)} {...rest} />;
}

type LinkButtonProps<T extends ElementType> = ButtonLook & {
  readonly as?: T;
  readonly className?: string;
  readonly children: ReactNode;
} & Omit<ComponentPropsWithoutRef<T>, 'as' | 'className' | 'children' | keyof ButtonLook>;

/** A link that looks like a button; `as` takes the router's `Link`. */
export function LinkButton<T extends ElementType = 'a'>({
  as,
  variant,
  size,
  block,
  className,
  ...rest
}: LinkButtonProps<T>) {
  const Tag: ElementType = as ?? 'a';
  return <Tag className={look({ variant, size, block }, className)} {...rest} />;
}
