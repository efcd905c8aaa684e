const FOLDER = '/assets/sounds/'
const RATE_HZ = 8000
const PITCHES_HZ = [784, 988, 1175]
const USUAL_S = 12
const LONGEST_S = 60
const LOUDNESS = 0.2
const HEADER_B = 44

/** @param {string} path */
export function isTone(path) {
  return path.startsWith(FOLDER)
}

/** Where a sound of so many seconds is. @param {number} [seconds] */
export function toneUrl(seconds = USUAL_S) {
  return `${FOLDER}presentation-bells-${seconds}.wav`
}

/**
 * The sound that an address stands for: bells, one each second, as a WAV file of one channel.
 * @param {string} path
 * @returns {Buffer | undefined}
 */
export function toneAt(path) {
  const seconds = Number(/^presentation-bells-(\d{1,2})\.wav$/.exec(path.slice(FOLDER.length))?.[1])
  return seconds > 0 && seconds <= LONGEST_S ? bells(seconds) : undefined
}

/** @param {number} seconds */
function bells(seconds) {
  const samples = seconds * RATE_HZ
  const file = Buffer.alloc(HEADER_B + samples)
  file.write('RIFF', 0)
  file.writeUInt32LE(HEADER_B - 8 + samples, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE_HZ, 24)
  file.writeUInt32LE(RATE_HZ, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples, 40)
  for (let index = 0; index < samples; index++) file[HEADER_B + index] = sample(index)
  return file
}

/** @param {number} index */
function sample(index) {
  const sinceBell = (index % RATE_HZ) / RATE_HZ
  const pitch = PITCHES_HZ[Math.floor(index / RATE_HZ) % PITCHES_HZ.length] ?? 0
  const wave = Math.sin(2 * Math.PI * pitch * sinceBell) * Math.exp(-4 * sinceBell)
  return 128 + Math.round(127 * LOUDNESS * wave)
}
