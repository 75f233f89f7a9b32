import { draftsOf } from './draft.ts'

const otto = draftsOf('Otto Klang')

/** Machines for listening. */
export const sound = [
  otto(
    'Kammer Speaker',
    'speaker',
    249,
    'Sky Bone Terracotta',
    'One driver, one dial, no app. A simple wireless speaker that looks good on any shelf.',
    { ribbon: 'Best seller', also: ['audio'] },
  ),
  otto(
    'Saal Speaker',
    'speaker',
    420,
    'Walnut Charcoal',
    'Larger and warmer, with room-filling sound at any volume.',
    { preorder: 'Second series ships in June' },
  ),
  otto(
    'Kitchen Radio',
    'radio',
    189,
    'Brick Mist Forest',
    'A portable radio with a classic tuning dial and a handle.',
  ),
  otto(
    'Travel Radio',
    'radio',
    129,
    'Saffron Ink',
    'Runs for a week on one charge and is tough enough for travel.',
    { stock: 'some' },
  ),
  otto(
    'Closed Headphones',
    'headphones',
    219,
    'Ink Rose Oat',
    'Felt-lined cups and a leather band, with excellent sound isolation.',
    { ribbon: 'New' },
  ),
  otto(
    'Open Headphones',
    'headphones',
    259,
    'Steel Black',
    'Open-back headphones for listening in quiet rooms.',
    {
      stock: 'none',
    },
  ),
  otto(
    'Kiln Songs',
    'record',
    28,
    'Clay',
    'Field recordings from the workshop, set for string trio. Pressed on heavy vinyl.',
    { art: 'kiln-songs-a', also: ['audio'], ribbon: 'Limited edition' },
  ),
  otto(
    'Evening Pieces',
    'record',
    28,
    'Lilac',
    'Eleven short works for piano, recorded with the window open.',
    { art: 'evening-pieces-q' },
  ),
  otto('Evening Pieces, download', 'record', 11, 'Lilac', 'The same eleven works as lossless audio files.', {
    digital: { fileName: 'evening-pieces.zip', fileType: 'SECURE_MUSIC', sizeInBytes: 318_767_104 },
    also: ['audio'],
  }),
]
