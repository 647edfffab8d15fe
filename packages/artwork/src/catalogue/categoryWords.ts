import { nouns, templates, type NameTemplate, type Noun } from './wordLists.ts';

/** The kind of a game, used for its name and art. Finer than the game type on the wire. */
export type ArtKind =
  | 'slot'
  | 'crash'
  | 'bingo'
  | 'arcade'
  | 'fish'
  | 'pvp'
  | 'live'
  | 'sports'
  | 'esports'
  | 'cockfight'
  | 'lottery'
  | 'quickLottery';

interface CategoryWords {
  nouns: readonly Noun[];
  templates: readonly NameTemplate[];
}

/** Rooms, seasons and places that distinguish tables and draws of one kind. */
export const rooms = templates(`
  Jade | หยก
  Ruby | ทับทิม
  Orchid | กล้วยไม้
  Pearl | ไข่มุก
  Sapphire | ไพลิน
  Moonlight | แสงจันทร์
  Sunrise | รุ่งอรุณ
  Riverside | ริมน้ำ
  Penthouse | เพนต์เฮาส์
  Golden | ทองคำ
  Jasmine | มะลิ
  Velvet | กำมะหยี่
  Harbour | ท่าเรือ
  Emerald | มรกต
  Night Market | ตลาดกลางคืน
  Skyline | วิวเมือง
  Teak | ไม้สัก
  Lotus | ดอกบัว
  Silk | ผ้าไหม
  Rooftop | ดาดฟ้า
  Saffron | หญ้าฝรั่น
  Mango | มะม่วง
  Amber | อำพัน
  Lantern | โคมไฟ
  Coral | ปะการัง
  Starlight | แสงดาว
  Opal | โอปอล
  Cinnamon | อบเชย
  Diamond | เพชร
  Palm | ต้นปาล์ม`);

export const categoryWords: Record<Exclude<ArtKind, 'slot'>, CategoryWords> = {
  crash: {
    nouns: nouns(`
      rocket | Rocket | จรวด | red
      air-balloon | Balloon | บอลลูน | orange
      paper-plane | Paper Plane | เครื่องบินกระดาษ | ivory
      airplane | Aeroplane | เครื่องบิน | silver
      space-shuttle | Shuttle | กระสวยอวกาศ | ivory
      eagle-emblem | Falcon | เหยี่ยว | gold
      comet-spark | Comet | ดาวหาง | cyan
      rocket-thruster | Jetpack | เจ็ตแพ็ก | silver
      kite | Kite | ว่าว | pink
      ufo | Saucer | จานบิน | cyan
      biplane | Biplane | เครื่องบินปีกสองชั้น | red
      zeppelin | Airship | เรือเหาะ | silver
      spaceship | Starship | ยานดารา | cyan
      firework-rocket | Sky Rocket | พลุ | red
      submarine | Submarine | เรือดำน้ำ | gold
      hang-glider | Glider | เครื่องร่อน | orange`),
    templates: templates(`
      {} Ascent | {}ทะยานฟ้า
      {} X | {} เอ็กซ์
      {} Limit | {}สุดขีด
      Cash Out {} | {}ถอนทัน
      {} Altitude | {}ไต่ระดับ
      {} Boost | {}เร่งเครื่อง
      {} Zero Gravity | {}ไร้น้ำหนัก
      Runaway {} | {}ทะลุฟ้า`),
  },
  bingo: {
    nouns: nouns(`
      @7 | Lucky Seven | เลขเจ็ด | gold
      shamrock | Clover | โคลเวอร์ | green
      sunflower | Sunflower | ทานตะวัน | gold
      balloons | Balloon | ลูกโป่ง | red
      fruit-bowl | Fruit | ผลไม้ | orange
      tropical-fish | Aquarium | ตู้ปลา | cyan
      pirate-flag | Pirate | โจรสลัด | ivory
      carnival-mask | Carnival | คาร์นิวัล | purple
      owl | Owl | นกฮูก | brown
      butterfly | Butterfly | ผีเสื้อ | pink
      coffee-cup | Tea Time | ยามบ่าย | ivory
      paw-print | Puppy | ลูกหมา | orange
      coconuts | Coconut | มะพร้าว | brown
      asian-lantern | Lantern | โคมไฟ | red`),
    templates: templates(`
      {} Bingo | บิงโก{}
      {} Bingo 75 | บิงโก 75 {}
      {} Bingo 90 | บิงโก 90 {}
      Speed {} Bingo | บิงโกสปีด{}
      {} Bingo Hall | โถงบิงโก{}
      {} Bingo Party | ปาร์ตี้บิงโก{}`),
  },
  arcade: {
    nouns: nouns(`
      minefield | Mines | ทุ่งระเบิด | red
      perspective-dice-six-faces-random | Dice | ลูกเต๋า | ivory
      coinflip | Coin Flip | โยนเหรียญ | gold
      plain-circle | Peg Drop | หยอดลูกแก้ว | pink
      card-ace-spades | Hi-Lo | ไฮโล | ivory
      own-fortune-wheel | Wheel | วงล้อ | gold
      stone-tower | Tower | หอคอย | silver
      ticket | Scratch Card | บัตรขูด | gold
      archery-target | Darts | ปาเป้า | red
      pinball-flipper | Pinball | พินบอล | cyan
      keyring | Vault | ห้องนิรภัย | gold
      basketball-basket | Hoops | ชู้ตบาส | orange
      soccer-ball | Penalty | ยิงจุดโทษ | ivory
      chicken | Chicken Crossing | ไก่ข้ามทาง | orange`),
    templates: templates(`
      {} Gold | {}โกลด์
      {} Mini | {}มินิ
      {} Challenge | {}ท้าดวล
      Pocket {} | {}พกพา
      {} Master | เซียน{}
      {} Party | {}ปาร์ตี้`),
  },
  fish: {
    nouns: nouns(`
      kraken-tentacle | Kraken | คราเคน | purple
      sea-dragon | Dragon King | ราชามังกรสมุทร | jade
      mermaid | Mermaid | นางเงือก | pink
      shark-jaws | Shark | ฉลาม | silver
      octopus | Octopus | ปลาหมึกยักษ์ | red
      sea-turtle | Turtle | เต่าทะเล | green
      giant-squid | Giant Squid | หมึกยักษ์ | pink
      angler-fish | Lantern Fish | ปลาตะเกียง | gold
      tropical-fish | Golden Fish | ปลาทอง | gold
      sperm-whale | Whale | วาฬ | blue
      crab | Crab | ปู | red
      manta-ray | Manta | กระเบน | silver
      harpoon-trident | Harpoon | ฉมวก | silver
      pirate-cannon | Cannon | ปืนใหญ่ | gold
      fishing-pole | Angler | นักตกปลา | orange
      croc-jaws | River Beast | จระเข้ยักษ์ | green
      crab-claw | Lobster | ล็อบสเตอร์ | red`),
    templates: templates(`
      {} Hunter | นักล่า{}
      {} Reef | แนวปะการัง{}
      {} Storm | พายุ{}
      {} Hunt 3D | ล่า{} 3D
      {} All Stars | รวมพล{}
      {} Strikes Back | {}เอาคืน
      Golden Net {} | ตาข่ายทอง{}`),
  },
  pvp: {
    nouns: nouns(`
      card-9-hearts | Pok Deng | ป๊อกเด้ง | red
      card-2-diamonds | Big Two | บิ๊กทู | red
      card-jack-clubs | Three-Card Brag | ไพ่สามใบ | green`),
    templates: templates(`
      {room} {} | {}ห้อง{room}
      {room} {} Masters | {}มาสเตอร์ห้อง{room}
      {room} {} Duel | ดวล{}ห้อง{room}
      {room} {} Table | โต๊ะ{}{room}
      {room} {} League | ลีก{}{room}
      {} at the {room} Club | {}คลับ{room}`),
  },
  live: {
    nouns: nouns(`
      card-8-diamonds | Baccarat | บาคาร่า | red
      card-9-spades | Speed Baccarat | สปีดบาคาร่า | ivory
      own-roulette | Roulette | รูเล็ต | gold
      rolling-dices | Sic Bo | ไฮโล | red
      dragon-head:red,tiger-head | Dragon Tiger | เสือมังกร | orange
      card-ace-spades | Blackjack | แบล็คแจ็ค | ivory
      crab:red,shrimp | Fish Prawn Crab | น้ำเต้าปูปลา | orange
      card-king-hearts | Three-Card Poker | โป๊กเกอร์สามใบ | red
      own-fortune-wheel | Money Wheel | วงล้อมหาโชค | gold
      two-coins | Fan Tan | ฟานตัน | gold
      card-queen-diamonds | Casino Hold'em | คาสิโนโฮลเอ็ม | pink
      bull-horns | Bull Bull | ป๊อกวัว | brown`),
    templates: templates(`
      {room} {} | {}ห้อง{room}
      {} {room} Salon | {}ซาลอน{room}
      {room} {} VIP | {}วีไอพี{room}
      Live {room} {} | {}สด{room}`),
  },
  sports: {
    nouns: nouns(`
      soccer-ball | Football | ฟุตบอล | ivory
      basketball-ball | Basketball | บาสเกตบอล | orange
      tennis-ball | Tennis | เทนนิส | green
      boxing-glove | Muay Thai | มวยไทย | red
      shuttlecock | Badminton | แบดมินตัน | ivory
      volleyball-ball | Volleyball | วอลเลย์บอล | gold
      mesh-ball | Sepak Takraw | เซปักตะกร้อ | gold
      horse-head | Horse Racing | แข่งม้า | brown
      f1-car | Motor Racing | รถแข่ง | red
      cricket-bat | Cricket | คริกเก็ต | gold
      hockey | Ice Hockey | ฮอกกี้น้ำแข็ง | cyan
      ping-pong-bat | Table Tennis | ปิงปอง | red
      eight-ball | Snooker | สนุกเกอร์ | obsidian
      golf-flag | Golf | กอล์ฟ | red
      american-football-ball | American Football | อเมริกันฟุตบอล | brown
      baseball-bat | Baseball | เบสบอล | brown
      rugby-conversion | Rugby | รักบี้ | gold
      goal-keeper | Virtual League | ฟุตบอลจำลอง | green`),
    templates: templates(`
      {} Matchday | {}แมตช์เดย์
      {} Live Odds | ราคา{}สด
      {} Cup | {}ชิงถ้วย
      {} Weekly | {}รายสัปดาห์
      {} Arena | สนาม{}`),
  },
  esports: {
    nouns: nouns(`
      crossed-swords | Lane War | ศึกสามเลน | cyan
      target-laser | Tactical Shooter | ชู้ตเตอร์ทีม | red
      parachute | Last Survivor | ผู้รอดคนสุดท้าย | orange
      wizard-staff | Hero Arena | สมรภูมิฮีโร่ | purple
      mecha-mask | Mecha League | ลีกหุ่นรบ | silver
      console-controller | Virtual Football | อีฟุตบอล | green
      race-car | Sim Racing | ซิมเรซซิ่ง | red
      fist | Street Fighters | ศึกนักสู้ | orange
      elven-castle | Strategy Clash | ศึกกลยุทธ์ | gold
      spartan-helmet | Mobile Heroes | ฮีโร่มือถือ | pink
      card-play | Card Duel | ดวลการ์ด | blue
      trophy-cup | Pro Circuit | โปรเซอร์กิต | gold`),
    templates: templates(`
      {} Championship | {}แชมเปียนชิพ
      {} Live | {}ไลฟ์
      {} Pro League | {}โปรลีก
      {} Masters | {}มาสเตอร์
      {} Invitational | {}อินวิเทชันนัล`),
  },
  cockfight: {
    nouns: nouns(`
      rooster | Red Rooster | ไก่แดง | red
      rooster | Golden Spur | เดือยทอง | gold
      feather | Black Feather | ขนดำ | obsidian
      queen-crown | Crown Cock | ไก่มงกุฎ | gold
      rooster | White Comb | หงอนขาว | ivory
      bird-claw | Iron Claw | กรงเล็บเหล็ก | silver
      chicken | Jungle Fowl | ไก่ป่า | orange
      rooster | Thunder Wing | ปีกสายฟ้า | cyan
      feathered-wing | Green Tail | หางเขียว | jade
      rooster | Teak Warrior | นักสู้ไม้สัก | brown`),
    templates: templates(`
      {} Arena | สังเวียน{}
      {} Derby | ดาร์บี้{}
      {} Ring Live | {}สดขอบสนาม
      {} Title Bout | {}ชิงแชมป์`),
  },
  lottery: {
    nouns: nouns(`
      @3D | Three Digits | สามตัวตรง | gold
      @2D | Two Digits | สองตัวล่าง | gold
      @5D | Five Digits | ห้าตัว | gold
      ticket | Daily Draw | หวยรายวัน | gold
      @1ST | First Prize | รางวัลที่หนึ่ง | gold
      @6/45 | Six of 45 | หก/สี่สิบห้า | ivory
      perspective-dice-six-faces-random | Fast Three | สามเต๋าด่วน | ivory
      star-formation | Lucky Star | ดาวนำโชค | gold
      @4D | Four Digits | สี่ตัว | gold`),
    templates: templates(`
      {room} {} | {}{room}
      {room} {} Evening | {}{room}รอบค่ำ
      {room} {} Weekly | {}{room}รายสัปดาห์`),
  },
  quickLottery: {
    nouns: nouns(`
      @60 | One-Minute Five | ห้าตัวหนึ่งนาที | gold
      @K3 | Quick Dice | เต๋าด่วน | red
      race-car | Ten-Car Race | แข่งรถสิบคัน | red
      @20 | Keno | คีโน | gold
      speed-boat | Boat Race | แข่งเรือ | cyan
      @5 | Five-Minute Draw | หวยห้านาที | gold
      horse-head | Derby Draw | หวยแข่งม้า | brown
      @28 | Lucky 28 | ลัคกี้ 28 | gold
      @11 | Eleven Choose Five | สิบเอ็ดเลือกห้า | ivory`),
    templates: templates(`
      {room} {} | {}{room}
      {room} {} Turbo | {}{room}เทอร์โบ
      {room} {} Plus | {}{room}พลัส`),
  },
};
