/** The address that makes a frame play by itself and with sound (contract 05 §14.7). */
export function playingUrl(url: string): string {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(url) ?? []
  const plays = address.includes('.swf') || address.includes('&autoplay=1') ? [] : ['autoplay=1']
  const query = [...plays, 'mute=0'].join('&')
  const mark = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  return address + mark + query + hash
}
