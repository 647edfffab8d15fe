import type { ThemeId } from '../composition/colour.ts';
import { nouns, templates, type NameTemplate, type Noun } from './wordLists.ts';

export interface ThemeWords {
  nouns: readonly Noun[];
  templates: readonly NameTemplate[];
}

/** The words of each slot theme. */
export const themeWords: Record<ThemeId, ThemeWords> = {
  orient: {
    nouns: nouns(`
      dragon-head | Dragon | มังกร | red
      tiger-head | Tiger | เสือ | orange
      double-fish | Koi | ปลาคาร์ป | orange
      asian-lantern | Lantern | โคมแดง | red
      gold-stack | Ingot | ทองก้อน | gold
      panda | Panda | แพนด้า | ivory
      gong | Gong | ฆ้องทอง | gold
      yin-yang | Yin Yang | หยินหยาง | ivory
      pagoda | Pagoda | เจดีย์ | red
      bamboo | Bamboo | ไผ่ | green
      sea-dragon | Dragon King | ราชามังกร | jade
      firework-rocket | Firecracker | ประทัด | red
      teapot | Teapot | กาน้ำชา | jade
      two-coins | Twin Coins | เหรียญคู่ | gold
      paper-crane | Paper Crane | นกกระเรียนกระดาษ | ivory
      rabbit | Moon Rabbit | กระต่ายจันทร์ | ivory`),
    templates: templates(`
      {} Blessings | {}ประทานพร
      {} New Year | {}รับตรุษ
      Prosperous {} | {}มั่งมี
      {} of Five Elements | {}ห้าธาตุ
      Eight Treasures {} | {}แปดสมบัติ`),
  },
  siam: {
    nouns: nouns(`
      elephant-head | Elephant | ช้าง | silver
      sea-serpent | Naga | พญานาค | jade
      lotus | Lotus | ดอกบัว | pink
      monkey | Monkey | หนุมาน | ivory
      coconuts | Coconut | มะพร้าว | brown
      canoe | Long Boat | เรือหางยาว | brown
      temple-gate | Temple | วิหารทอง | gold
      peach | Mango | มะม่วง | gold
      paper-windmill | Pinwheel | กังหันกระดาษ | pink
      boxing-glove | Muay Thai | มวยไทย | red
      food-truck | Night Market | ตลาดกลางคืน | orange
      djembe | Drum | กลองยาว | brown
      rooster | Rooster | ไก่แจ้ | red
      palm-tree | Palm Island | เกาะปาล์ม | green
      spoted-flower | Jasmine | มะลิ | ivory`),
    templates: templates(`
      {} of Siam | {}สยาม
      {} River Night | ราตรีสายน้ำ{}
      Songkran {} | {}สงกรานต์
      Floating {} | {}ลอยน้ำ
      Smiling {} | {}ยิ้มแย้ม`),
  },
  egypt: {
    nouns: nouns(`
      pharoah | Pharaoh | ฟาโรห์ | gold
      anubis | Anubis | อนูบิส | obsidian
      eye-of-horus | Eye of Horus | ดวงตาฮอรัส | cyan
      scarab-beetle | Scarab | แมลงสการับ | jade
      great-pyramid | Pyramid | พีระมิด | gold
      egyptian-sphinx | Sphinx | สฟิงซ์ | gold
      cleopatra | Nile Queen | ราชินีไนล์ | gold
      ankh | Ankh | กุญแจชีวิต | gold
      bastet | Bastet | เทวีแมว | obsidian
      sarcophagus | Sarcophagus | โลงทองคำ | gold
      camel-head | Caravan | กองคาราวาน | brown
      snake-totem | Cobra | งูเห่า | green`),
    templates: templates(`
      Tomb of the {} | สุสาน{}
      {} of the Sands | {}แห่งผืนทราย
      {} and the Nile | {}กับแม่น้ำไนล์
      Curse of the {} | คำสาป{}
      Sun of the {} | ตะวัน{}`),
  },
  norse: {
    nouns: nouns(`
      viking-helmet | Viking | ไวกิ้ง | silver
      thor-hammer | Storm Hammer | ค้อนพายุ | silver
      drakkar-dragon | Longship | เรือมังกร | brown
      wolf-head | Fenrir | หมาป่าเฟนริร์ | silver
      rune-stone | Rune | ศิลารูน | cyan
      crossed-axes | Twin Axes | ขวานคู่ | silver
      raven | Raven | อีกา | obsidian
      barbute | Valkyrie | วัลคีรี | gold
      beer-horn | Mead Horn | เขาเหล้าน้ำผึ้ง | gold
      viking-shield | Shield Wall | กำแพงโล่ | red
      bear-head | Bear Clan | เผ่าหมี | brown`),
    templates: templates(`
      {} of the North | {}แดนเหนือ
      Saga of the {} | มหากาพย์{}
      {} Raiders | กองปล้น{}
      {} at Midwinter | {}กลางเหมันต์`),
  },
  greek: {
    nouns: nouns(`
      medusa-head | Medusa | เมดูซ่า | green
      greek-temple | Olympus | โอลิมปัส | ivory
      pegasus | Pegasus | เพกาซัส | ivory
      minotaur | Minotaur | มิโนทอร์ | brown
      spartan-helmet | Spartan | สปาร์ตัน | gold
      trident | Trident | ตรีศูล | cyan
      lyre | Lyre | พิณเทวา | gold
      laurel-crown | Laurel | มงกุฎลอเรล | green
      zeus-sword | Thunder God | เทพสายฟ้า | gold
      hydra | Hydra | ไฮดร้า | jade
      centaur | Centaur | เซนทอร์ | brown
      amphora | Amphora | โถกรีก | orange`),
    templates: templates(`
      {} of the Gods | {}แห่งทวยเทพ
      Oracle of the {} | คำทำนาย{}
      Rise of the {} | กำเนิด{}
      {} Odyssey | มหากาพย์เดินทาง{}`),
  },
  pirate: {
    nouns: nouns(`
      pirate-captain | Captain | กัปตันโจรสลัด | red
      galleon | Galleon | เรือสำเภา | brown
      open-treasure-chest | Treasure Chest | หีบสมบัติ | gold
      pirate-skull | Buccaneer | โจรสลัด | ivory
      treasure-map | Treasure Map | ลายแทง | ivory
      parrot-head | Parrot | นกแก้ว | green
      compass | Compass | เข็มทิศ | gold
      anchor | Anchor | สมอเรือ | silver
      pirate-cannon | Cannon | ปืนใหญ่ | obsidian
      spyglass | Spyglass | กล้องส่องทาง | gold
      ship-wheel | Helm | พังงาเรือ | brown
      crossed-sabres | Cutlass | ดาบโค้ง | silver`),
    templates: templates(`
      {} Bay | อ่าว{}
      {} of Seven Seas | {}เจ็ดคาบสมุทร
      Ghost {} | {}ผีสิง
      {} Mutiny | กบฏ{}`),
  },
  reef: {
    nouns: nouns(`
      mermaid | Mermaid | นางเงือก | cyan
      kraken-tentacle | Kraken | คราเคน | purple
      shark-jaws | Shark | ฉลาม | silver
      oyster-pearl | Pearl Oyster | หอยมุก | pink
      sea-turtle | Sea Turtle | เต่าทะเล | green
      octopus | Octopus | ปลาหมึกยักษ์ | red
      seahorse | Seahorse | ม้าน้ำ | orange
      dolphin | Dolphin | โลมา | cyan
      sperm-whale | Whale | วาฬ | blue
      crab | Crab | ปูทะเล | red
      clownfish | Clownfish | ปลาการ์ตูน | orange
      jellyfish | Jellyfish | แมงกะพรุน | pink
      manta-ray | Manta | กระเบนราหู | blue
      coral | Coral | ปะการัง | pink
      angler-fish | Lantern Fish | ปลาตะเกียง | cyan
      triton-head | Sea King | เจ้าสมุทร | jade`),
    templates: templates(`
      {} of the Deep | {}ใต้สมุทร
      {} Lagoon | ทะเลสาบ{}
      {} Tide | คลื่น{}
      Great Blue {} | {}มหาสมุทร`),
  },
  candy: {
    nouns: nouns(`
      wrapped-sweet | Candy | ลูกกวาด | pink
      cupcake | Cupcake | คัพเค้ก | pink
      spiral-lollipop | Lollipop | อมยิ้ม | red
      donut | Donut | โดนัท | pink
      gingerbread-man | Gingerbread | ขนมปังขิง | brown
      ice-cream-cone | Ice Cream | ไอศกรีม | ivory
      candy-canes | Candy Cane | ไม้เท้าลูกกวาด | red
      chocolate-bar | Chocolate | ช็อกโกแลต | brown
      cake-slice | Layer Cake | เค้กชั้น | pink
      jelly-beans | Jelly Bean | เจลลี่ | green
      cookie | Cookie | คุกกี้ | brown
      jelly | Jelly | วุ้นสายรุ้ง | purple`),
    templates: templates(`
      {} Valley | หุบเขา{}
      {} Pop | {}แตกโพละ
      {} Party | ปาร์ตี้{}
      Sugar {} | {}หวานเจี๊ยบ
      {} Factory | โรงงาน{}`),
  },
  fruit: {
    nouns: nouns(`
      cherry | Cherry | เชอร์รี่ | red
      watermelon | Watermelon | แตงโม | red
      lemon | Lemon | มะนาว | gold
      orange | Orange | ส้ม | orange
      grapes | Grape | องุ่น | purple
      strawberry | Strawberry | สตรอว์เบอร์รี่ | red
      pineapple | Pineapple | สับปะรด | gold
      banana-bunch | Banana | กล้วย | gold
      plum | Plum | ลูกพลัม | purple
      shiny-apple | Apple | แอปเปิล | red
      raspberry | Raspberry | ราสป์เบอร์รี่ | pink
      avocado | Avocado | อะโวคาโด | green
      carambola | Star Fruit | มะเฟือง | gold
      chili-pepper | Chili | พริก | red
      kiwi-fruit | Kiwi | กีวี | green`),
    templates: templates(`
      {} Blast | {}ระเบิด
      {} Crush | {}แตกซ่า
      {} Splash | {}ซู่ซ่า
      Juicy {} | {}ฉ่ำ
      {} Basket | ตะกร้า{}
      Hot {} | {}ร้อนแรง`),
  },
  gems: {
    nouns: nouns(`
      cut-diamond | Diamond | เพชร | cyan
      emerald | Emerald | มรกต | green
      gems | Jewel | อัญมณี | pink
      saphir | Sapphire | ไพลิน | blue
      gold-bar | Gold Bar | ทองแท่ง | gold
      crystal-growth | Crystal | คริสตัล | purple
      big-diamond-ring | Diamond Ring | แหวนเพชร | cyan
      jewel-crown | Crown | มงกุฎ | gold
      gem-pendant | Pendant | จี้อัญมณี | red
      amethyst | Amethyst | อเมทิสต์ | purple
      mine-wagon | Mine Cart | รถรางเหมือง | gold
      topaz | Topaz | โทแพซ | orange
      gold-nuggets | Gold Nugget | ก้อนทอง | gold`),
    templates: templates(`
      {} Cascade | ธาร{}
      {} Mine | เหมือง{}
      {} Vault | ห้องนิรภัย{}
      {} Facets | เหลี่ยม{}
      Million {} | {}เงินล้าน`),
  },
  west: {
    nouns: nouns(`
      western-hat | Cowboy | คาวบอย | brown
      police-badge | Sheriff | นายอำเภอ | gold
      horseshoe | Horseshoe | เกือกม้า | silver
      wanted-reward | Bounty | ค่าหัว | ivory
      bull-horns | Longhorn | วัวเขายาว | brown
      cactus | Cactus | กระบองเพชร | green
      saloon-doors | Saloon | ซาลูน | brown
      dynamite | Dynamite | ไดนาไมต์ | red
      steam-locomotive | Gold Train | รถไฟทองคำ | gold
      horse-head | Mustang | ม้าป่า | brown
      rattlesnake | Rattlesnake | งูหางกระดิ่ง | green
      buffalo-head | Bison | ไบซัน | brown`),
    templates: templates(`
      {} Canyon | หุบผา{}
      {} at High Noon | {}ยามเที่ยง
      {} Showdown | ดวลเดือด{}
      Dusty {} | {}กลางฝุ่น
      {} Trail | เส้นทาง{}`),
  },
  space: {
    nouns: nouns(`
      rocket | Rocket | จรวด | red
      ringed-planet | Saturn | ดาวเสาร์ | gold
      astronaut-helmet | Astronaut | นักบินอวกาศ | ivory
      ufo | Saucer | จานบิน | cyan
      galaxy | Galaxy | กาแล็กซี | purple
      asteroid | Asteroid | ดาวเคราะห์น้อย | brown
      alien-stare | Alien | เอเลี่ยน | green
      moon-orbit | Moonbase | ฐานจันทรา | silver
      black-hole-bolas | Black Hole | หลุมดำ | purple
      comet-spark | Comet | ดาวหาง | cyan
      star-swirl | Nova | โนวา | gold
      spaceship | Starship | ยานดารา | silver`),
    templates: templates(`
      {} Station | สถานี{}
      {} Beyond | {}สุดขอบฟ้า
      {} Orbit | วงโคจร{}
      Planet {} | ดาวเคราะห์{}
      {} Voyager | นักเดินทาง{}`),
  },
  jungle: {
    nouns: nouns(`
      gorilla | Gorilla | กอริลลา | obsidian
      lion | Lion | สิงโต | gold
      toucan | Toucan | นกทูแคน | orange
      snake | Python | งูเหลือม | green
      croc-jaws | Crocodile | จระเข้ | green
      tiger | Tigress | แม่เสือ | orange
      frog | Frog | กบ | green
      rhinoceros-horn | Rhino | แรด | silver
      butterfly | Butterfly | ผีเสื้อ | blue
      chameleon-glyph | Chameleon | กิ้งก่าคาเมเลี่ยน | green
      feline | Panther | เสือดำ | obsidian
      carnivorous-plant | Flytrap | ต้นกาบหอยแครง | red
      parrot-head | Macaw | นกมาคอว์ | red`),
    templates: templates(`
      {} Jungle | ป่า{}
      {} Safari | ซาฟารี{}
      Roaring {} | {}คำราม
      {} Waterfall | น้ำตก{}
      Call of the {} | เสียงเรียกจาก{}`),
  },
  maya: {
    nouns: nouns(`
      mayan-pyramid | Maya | มายา | gold
      aztec-calendar-sun | Sun Stone | ศิลาสุริยะ | gold
      feathered-wing | Plumed Serpent | งูขนนก | jade
      totem-mask | Totem | โทเท็ม | red
      saber-toothed-cat-head | Jaguar | เสือจากัวร์ | orange
      sun-priest | Sun Priest | นักบวชสุริยะ | gold
      stone-bust | Stone Idol | เทวรูปหิน | silver
      hummingbird | Hummingbird | นกฮัมมิงเบิร์ด | jade
      tribal-mask | Golden Mask | หน้ากากทอง | gold
      corn | Maize God | เทพข้าวโพด | gold`),
    templates: templates(`
      Lost City of {} | นครสาบสูญ{}
      {} Eclipse | สุริยคราส{}
      Temple of {} | วิหาร{}
      {} Prophecy | คำทำนายแห่ง{}`),
  },
  magic: {
    nouns: nouns(`
      wizard-face | Wizard | พ่อมด | purple
      crystal-ball | Crystal Ball | ลูกแก้ววิเศษ | purple
      magic-lamp | Genie Lamp | ตะเกียงวิเศษ | gold
      unicorn | Unicorn | ยูนิคอร์น | pink
      fairy | Fairy | นางฟ้า | pink
      owl | Owl | นกฮูก | brown
      spell-book | Spell Book | ตำราเวท | purple
      eagle-emblem | Phoenix | ฟีนิกซ์ | orange
      magic-potion | Potion | น้ำยาวิเศษ | green
      magic-portal | Portal | ประตูมิติ | cyan
      fox | Nine Tails | จิ้งจอกเก้าหาง | orange
      magic-swirl | Arcana | อาคม | purple
      djinn | Djinn | จินนี่ | blue`),
    templates: templates(`
      {} Academy | สำนัก{}
      {} Enchanted | {}ต้องมนตร์
      Spell of the {} | มนตรา{}
      {} and the Stars | {}กับดวงดาว`),
  },
  spooky: {
    nouns: nouns(`
      vampire-dracula | Vampire | แวมไพร์ | red
      pumpkin-lantern | Pumpkin | ฟักทอง | orange
      ghost | Ghost | ภูตน้อย | ivory
      witch-flight | Witch | แม่มด | purple
      werewolf | Werewolf | มนุษย์หมาป่า | brown
      bat | Bat | ค้างคาว | purple
      spooky-house | Haunted House | บ้านผีสิง | purple
      cauldron | Cauldron | หม้อปรุงยา | green
      skull-crossed-bones | Skull | หัวกะโหลก | ivory
      spider-alt | Spider | แมงมุม | purple
      hollow-cat | Black Cat | แมวดำ | obsidian
      frankenstein-creature | Monster | อสูรกาย | green`),
    templates: templates(`
      {} Manor | คฤหาสน์{}
      {} After Dark | {}หลังฟ้ามืด
      {} Masquerade | {}แฟนซี
      Full Moon {} | {}คืนเพ็ญ`),
  },
  farm: {
    nouns: nouns(`
      pig | Piggy | หมูน้อย | pink
      cow | Cow | แม่วัว | ivory
      chicken | Hen | แม่ไก่ | red
      sheep | Sheep | แกะ | ivory
      farm-tractor | Tractor | รถแทรกเตอร์ | red
      wheat | Harvest | ฤดูเก็บเกี่ยว | gold
      scarecrow | Scarecrow | หุ่นไล่กา | brown
      sunflower | Sunflower | ทานตะวัน | gold
      carrot | Carrot | แครอท | orange
      honey-jar | Honeypot | โถน้ำผึ้ง | gold
      bee | Bee | ผึ้ง | gold
      windmill | Windmill | กังหันลม | ivory
      duck | Duckling | ลูกเป็ด | gold`),
    templates: templates(`
      {} Farm | ฟาร์ม{}
      {} Barn Dance | {}เต้นรำ
      Sunny {} | {}รับตะวัน
      {} Meadow | ทุ่ง{}`),
  },
  ice: {
    nouns: nouns(`
      penguin | Penguin | เพนกวิน | obsidian
      polar-bear | Polar Bear | หมีขั้วโลก | ivory
      snowman | Snowman | ตุ๊กตาหิมะ | ivory
      snowflake-2 | Snowflake | เกล็ดหิมะ | cyan
      ice-golem | Ice Giant | ยักษ์น้ำแข็ง | cyan
      igloo | Igloo | บ้านน้ำแข็ง | ivory
      walrus-head | Walrus | วอลรัส | brown
      mammoth | Mammoth | แมมมอธ | brown
      deer-head | Reindeer | กวางเรนเดียร์ | brown
      wolf-howl | Snow Wolf | หมาป่าหิมะ | silver`),
    templates: templates(`
      {} Glacier | ธารน้ำแข็ง{}
      {} Aurora | {}แสงเหนือ
      Winter {} | {}ฤดูหนาว
      {} Blizzard | พายุหิมะ{}`),
  },
  fire: {
    nouns: nouns(`
      dragon-breath | Fire Dragon | มังกรไฟ | red
      smoking-volcano | Volcano | ภูเขาไฟ | orange
      hawk-emblem | Firebird | นกเพลิง | orange
      fire-bowl | Eternal Flame | เปลวไฟนิรันดร์ | orange
      salamander | Salamander | ซาลาแมนเดอร์ | orange
      burning-meteor | Meteor | อุกกาบาต | orange
      ifrit | Ifrit | อสูรเพลิง | red
      flame-spin | Inferno | เพลิงนรก | orange
      fire-gem | Ember Stone | ศิลาเพลิง | red`),
    templates: templates(`
      {} Forge | เตาหลอม{}
      {} Eruption | {}ปะทุ
      Burning {} | {}ลุกโชน
      {} Unleashed | {}ปลดปล่อย`),
  },
  knights: {
    nouns: nouns(`
      visored-helm | Knight | อัศวิน | silver
      elven-castle | Castle | ปราสาท | silver
      sword-in-stone | Sword in the Stone | ดาบในศิลา | silver
      mounted-knight | Crusader | นักรบม้าศึก | silver
      throne-king | Throne | บัลลังก์ | gold
      queen-crown | Queen | ราชินี | gold
      griffin-symbol | Griffin | กริฟฟิน | gold
      holy-grail | Grail | จอกศักดิ์สิทธิ์ | gold
      robin-hood-hat | Outlaw Archer | จอมโจรธนู | green
      jester-hat | Jester | ตัวตลกหลวง | purple
      dwarf-king | Dwarf King | ราชาคนแคระ | gold
      spiked-dragon-head | Wyrm | มังกรหนาม | green`),
    templates: templates(`
      {} of the Realm | {}แห่งอาณาจักร
      Order of the {} | ภาคี{}
      {} Tournament | ประลอง{}
      Siege of the {} | ศึกชิง{}`),
  },
  festival: {
    nouns: nouns(`
      carnival-mask | Carnival | คาร์นิวัล | purple
      guitar | Guitar | กีตาร์ | brown
      old-microphone | Luk Thung Star | ดาวลูกทุ่ง | gold
      carousel | Carousel | ม้าหมุน | pink
      balloons | Balloon | ลูกโป่ง | red
      drum-kit | Rock Band | วงร็อก | red
      saxophone | Jazz | แจ๊ส | gold
      clown | Clown | ตัวตลก | red
      magic-hat | Magician | นักมายากล | purple
      party-popper | Fiesta | เฟียสต้า | orange
      ringmaster | Ringmaster | นายละครสัตว์ | red
      champagne-cork | Champagne | แชมเปญ | gold
      boombox | Disco | ดิสโก้ | cyan
      pinata | Pinata | ปิญญาตา | pink`),
    templates: templates(`
      {} Nights | ค่ำคืน{}
      {} Encore | {}อังกอร์
      {} Street Parade | {}พาเหรด
      {} on Stage | {}บนเวที`),
  },
  food: {
    nouns: nouns(`
      noodles | Noodle | ก๋วยเตี๋ยว | gold
      sushis | Sushi | ซูชิ | orange
      dumpling-bao | Dumpling | ซาลาเปา | ivory
      hamburger | Burger | เบอร์เกอร์ | brown
      pizza-slice | Pizza | พิซซ่า | orange
      cooking-pot | Tom Yum | ต้มยำ | red
      shrimp | Shrimp | กุ้งเผา | orange
      coffee-cup | Coffee | กาแฟ | brown
      boba | Bubble Tea | ชานมไข่มุก | brown
      chef-toque | Chef | เชฟ | ivory
      tacos | Taco | ทาโก้ | gold
      popcorn | Popcorn | ป๊อปคอร์น | gold
      kebab-spit | Satay | สะเต๊ะ | brown`),
    templates: templates(`
      {} Street | ถนน{}
      {} Master | เซียน{}
      Spicy {} | {}จัดจ้าน
      {} Stall | แผง{}
      Midnight {} Run | {}รอบดึก`),
  },
  racing: {
    nouns: nouns(`
      race-car | Race Car | รถแข่ง | red
      full-motorcycle-helmet | Biker | นักบิด | silver
      speedometer | Turbo | เทอร์โบ | red
      f1-car | Grand Circuit | สนามแข่ง | blue
      checkered-flag | Finish Line | เส้นชัย | ivory
      scooter | Scooter | สกู๊ตเตอร์ | cyan
      jet-fighter | Jet | เจ็ท | silver
      modern-city | Skyline | มหานคร | cyan
      surfer-van | Road Trip | โรดทริป | orange
      speed-boat | Speedboat | เรือเร็ว | red`),
    templates: templates(`
      {} Heat | {}เดือด
      {} Drift | ดริฟต์{}
      {} Nitro | {}ไนโตร
      Downtown {} | {}กลางกรุง`),
  },
  classic: {
    nouns: nouns(`
      @7 | Seven | เลขเจ็ด | red
      ringing-bell | Bell | ระฆัง | gold
      shamrock | Clover | ใบโคลเวอร์ | green
      @BAR | Triple Bar | บาร์สามชั้น | gold
      slot-machine | One-Armed Bandit | ตู้คันโยก | red
      star-formation | Star | ดวงดาว | gold
      coins | Coin | เหรียญทอง | gold
      horseshoe | Lucky Shoe | เกือกนำโชค | gold
      rolling-dices | Dice | ลูกเต๋า | ivory
      hearts | Heart | หัวใจ | red
      piggy-bank | Piggy Bank | กระปุกหมู | pink
      money-stack | Money | เงินปึก | green`),
    templates: templates(`
      {} Classic | {}คลาสสิก
      Triple {} | {}สามต่อ
      {} Retro | {}ย้อนยุค
      Hundred Line {} | {}ร้อยไลน์
      {} Spinner | วงล้อ{}`),
  },
  nippon: {
    nouns: nouns(`
      samurai-helmet | Samurai | ซามูไร | red
      ninja-mask | Ninja | นินจา | obsidian
      oni | Oni | ยักษ์โอนิ | red
      fuji | Fuji | ภูเขาไฟฟูจิ | blue
      katana | Katana | คาตานะ | silver
      shinto-shrine | Shrine Gate | ประตูศาลเจ้า | red
      kimono | Geisha | เกอิชา | pink
      fox | Kitsune | คิตสึเนะ | orange
      bonsai-tree | Bonsai | บอนไซ | green
      handheld-fan | Silk Fan | พัดไหม | pink
      bowl-of-rice | Rice Bowl | ข้าวสวย | ivory
      heron | White Heron | นกกระสาขาว | ivory`),
    templates: templates(`
      Way of the {} | วิถี{}
      {} in Bloom | {}บานสะพรั่ง
      {} Clan | ตระกูล{}
      {} Moon Garden | {}สวนจันทร์`),
  },
  cyber: {
    nouns: nouns(`
      mecha-head | Mecha | หุ่นรบ | cyan
      cyborg-face | Cyborg | ไซบอร์ก | silver
      gamepad | Arcade | อาร์เคด | pink
      processor | Core | แกนพลัง | cyan
      vr-headset | Virtual World | โลกเสมือน | purple
      megabot | Megabot | เมกะบอต | red
      lightning-helix | Voltage | แรงดันไฟ | gold
      robot-helmet | Android | แอนดรอยด์ | silver
      laser-sparks | Laser | เลเซอร์ | pink
      joystick | Joystick | จอยสติ๊ก | red
      holosphere | Hologram | โฮโลแกรม | cyan`),
    templates: templates(`
      {} 3000 | {} 3000
      {} Overdrive | {}เกินพิกัด
      {} City | เมือง{}
      {} Protocol | โปรโตคอล{}
      Electric {} | {}ไฟฟ้า`),
  },
};
