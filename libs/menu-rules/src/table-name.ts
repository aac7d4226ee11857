/** How a table is called aloud: a bare number is "Table 12", a name stays as it is: "Terrace 3". */
export function tableLabel(name: string): string {
  return /^\d/.test(name) ? `Table ${name}` : name;
}
