/** Chooses a row, or all of them: the whole height of the row is its target. */
export function RowCheckbox({
  label,
  checked,
  disabled = false,
  onChange,
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  onChange(): void;
}) {
  return (
    <label className="inline-flex h-8 w-8 cursor-pointer items-center justify-center align-middle pointer-coarse:size-11">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        className="size-4.5 accent-accent disabled:opacity-40"
      />
    </label>
  );
}
