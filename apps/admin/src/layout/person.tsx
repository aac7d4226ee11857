import { Address } from './address';

/** Somebody, and below it the address by which they are reached. */
export function Person({ name, email }: { readonly name: string; readonly email: string }) {
  return (
    <>
      {name}
      <span className="block text-caption font-normal text-quiet">
        <Address email={email} />
      </span>
    </>
  );
}
