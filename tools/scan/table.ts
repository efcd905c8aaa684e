/** Prints rows as aligned columns; numbers are aligned to the right. */
export function table(
  rows: readonly (readonly string[])[],
  { numbers }: { numbers: readonly number[] },
): string {
  const width = (column: number) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length))
  const widths = (rows[0] ?? []).map((_, column) => width(column))
  const cell = (text: string, column: number) => {
    const gap = ' '.repeat((widths[column] ?? 0) - [...text].length)
    return numbers.includes(column) ? gap + text : text + gap
  }
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}
