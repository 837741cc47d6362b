/** A table with its columns lined up; numbers to the right. */
export const tabled = (rows: readonly (readonly (string | number)[])[], gap = '  '): readonly string[] => {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, String(cell).length);
  const set = (cell: string | number, column: number): string =>
    typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(set).join(gap).trimEnd());
};

/** A list in as many columns as fit, read downwards. */
export const inColumns = (items: readonly string[], width: number): readonly string[] => {
  const widest = items.reduce((most, item) => Math.max(most, item.length), 0) + 2;
  const columns = Math.max(1, Math.floor(width / widest));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => (items[column * rows + row] ?? '').padEnd(widest))
      .join('')
      .trimEnd(),
  );
};

/** A paragraph broken between words. */
export const wrapped = (text: string, width: number, indent = ''): readonly string[] => {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length > indent.length && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent;
    }
    line += line.length > indent.length ? ` ${word}` : word;
  }
  return [...lines, line];
};
