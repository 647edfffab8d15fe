/** What the product owes to the makers of the motifs and faces in its art; shown on the site's attribution page. */
export const attribution = {
  icons: {
    title: 'game-icons.net',
    url: 'https://game-icons.net',
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
    notice: 'Icons made by the authors below, available on game-icons.net, changed in colour and composed into pictures.',
    authors: [
      'Lorc', 'Delapouite', 'John Colburn', 'Felbrigg', 'John Redman', 'Carl Olsen', 'Sbed', 'PriorBlue', 'Willdabeast', 'Viscious Speed (CC0)', 'Lord Berandas', 'Irongamer', 'HeavenlyDog',
      'Lucas', 'Faithtoken', 'Skoll', 'Andy Meneely', 'Cathelineau', 'Kier Heyl', 'Aussiesim', 'Sparker', 'Zeromancer', 'Rihlsul', 'Quoting', 'Guard13007', 'DarkZaitzev', 'SpencerDub', 'GeneralAce135',
      'Zajkonur', 'Catsu', 'Starseeker', 'Pepijn Poolman', 'Pierre Leducq', 'Caro Asercion',
    ],
  },
  faces: {
    licence: 'SIL Open Font License 1.1 (Luckiest Guy: Apache License 2.0)',
    names: ['Alfa Slab One', 'Berkshire Swash', 'Bungee', 'Cinzel', 'Kanit', 'Lilita One', 'Limelight', 'Luckiest Guy', 'New Rocker', 'Orbitron', 'Russo One', 'Rye'],
  },
} as const;
