/**
 * The search plugin's stylesheet, of a release that prints its rows as a list or of one that prints blocks
 * (contract 06 §0).
 * @param {{ layout?: import('../search/box-knobs.mjs').Layout }} [options]
 */
export function searchStyle({ layout = 'list' } = {}) {
  const version = layout === 'block' ? '3.62' : '3.32'
  const common = `<link id="aws-style-css" rel="stylesheet" href="/assets/search.css?ver=${version}">`
  const block = `<link rel="stylesheet" href="/assets/search-block.css?ver=${version}">`
  return layout === 'block' ? `${common}\n${block}` : common
}
