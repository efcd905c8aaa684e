/** An address as CSS writes a picture, whatever is in it; `''` for none. */
export const cssUrl = (url: string): string => (url ? `url("${url.replace(/["\\\n\r\f]/g, escaped)}")` : '')

const escaped = (character: string) => `\\${character.charCodeAt(0).toString(16)} `
