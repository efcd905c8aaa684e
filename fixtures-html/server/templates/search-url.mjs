/** Where the search plugin's box goes. @param {string} term */
export function productSearchUrl(term) {
  return `/?s=${encodeURIComponent(term)}&post_type=product&type_aws=true`
}
