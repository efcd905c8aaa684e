/** Removes the first pair of parentheses: `(12)` becomes `12` (contract 02 §6.5). */
export function withoutParentheses(text: string): string {
  return text.replace(/\(([^()]*)\)/, '$1')
}
