/** A picture's address as a CSS `url()`; `''` for none. */
export const cssUrl = (url: string): string => (url ? `url("${url.replace(/["\\\n\r\f]/g, escaped)}")` : '')

const escaped = (character: string) => `\\${character.charCodeAt(0).toString(16)} `
