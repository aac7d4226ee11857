/** An e-mail address, which is broken before its sign where it has to be. */
export function Address({ email }: { readonly email: string }) {
  const at = email.indexOf('@');
  return (
    <span className="wrap-break-word">
      {at > 0 ? email.slice(0, at) : email}
      {at > 0 && (
        <>
          <wbr />
          {email.slice(at)}
        </>
      )}
    </span>
  );
}
