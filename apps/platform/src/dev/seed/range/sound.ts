import { draftsOf } from './draft.ts'

const otto = draftsOf('Otto Klang')

/** Machines for listening. */
export const sound = [
  otto(
    'Kammer Speaker',
    'speaker',
    249,
    'Sky Bone Terracotta',
    'One driver, one dial, no app. It plays what you send it and looks well when silent.',
    { ribbon: 'Best seller', also: ['audio'] },
  ),
  otto(
    'Saal Speaker',
    'speaker',
    420,
    'Walnut Charcoal',
    'Larger, warmer, and able to fill a room without raising its voice.',
    { preorder: 'Second series, shipping in June' },
  ),
  otto(
    'Kitchen Radio',
    'radio',
    189,
    'Brick Mist Forest',
    'A proper tuning dial and a handle. It already knows your morning program.',
  ),
  otto(
    'Travel Radio',
    'radio',
    129,
    'Saffron Ink',
    'Runs for a week on one charge and survives a fall from a picnic table.',
    { stock: 'some' },
  ),
  otto(
    'Closed Headphones',
    'headphones',
    219,
    'Ink Rose Oat',
    'Felt-lined cups and a leather band. The street becomes a film with the sound off.',
    { ribbon: 'New' },
  ),
  otto('Open Headphones', 'headphones', 259, 'Steel Black', 'For late listening in quiet houses.', {
    stock: 'none',
  }),
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
  otto('Evening Pieces, download', 'record', 11, 'Lilac', 'The same eleven works as files without loss.', {
    digital: { fileName: 'evening-pieces.zip', fileType: 'SECURE_MUSIC', sizeInBytes: 318_767_104 },
    also: ['audio'],
  }),
]
