import type { ClauseId } from '../../clauses.js';

/** Every clause of the rules, in a sentence or two that stand alone. */
export const clauses: Readonly<Record<ClauseId, string>> = {
  'GG-CONT-01':
    'Capacités et marqueurs génétiques partagent les mêmes couleurs. Le paquet de base en a trois : mentale, énergie et physique ; un paquet personnel définit les siennes.',
  'GG-CONT-02':
    'Le paquet de base connaît dix-huit super pouvoirs : seize qui répondent aux cartes capacité, plus Régénération et Pouvoir Infini, qui ont leurs règles propres.',
  'GG-CONT-03':
    'Seuls Régénération et Pouvoir Infini agissent par eux-mêmes. Tout autre pouvoir ne compte que si une carte capacité, ou l’un de ses effets, le demande.',
  'GG-CONT-04': 'Le paquet de base compte 54 cartes : 20 personnages, 24 capacités, 7 évènements et 3 cartes ADN.',
  'GG-CONT-05':
    'Le jeu d’équipements compte 8 cartes, en plus des 54 du paquet de base ; il ne sert que dans les parties jouées avec équipements.',
  'GG-CONT-06': 'Le paquet de base contient un exemplaire de chacune des cartes Heal Minor Wound, Lucky Shot, Roll Again et Super Punch.',
  'GG-CONT-07':
    'Chaque exemplaire d’une carte est une carte à part entière. Une carte unique porte simplement son nom ; s’il y en a plusieurs exemplaires, ils sont numérotés à partir de 1.',
  'GG-CONT-08':
    'Chaque personnage porte un ou plusieurs marqueurs génétiques, chacun d’une couleur. Leur nombre est ce que vaut le personnage ; leurs couleurs sont les siennes.',
  'GG-EFF-01': 'Une capacité peut ajouter des dés à un camp du duel ou lui en retirer. Elle le fait au moment où elle est révélée.',
  'GG-EFF-02':
    'Une capacité d’annulation frappe, quand elle est révélée, la dernière carte posée par l’adversaire qui soit encore face cachée et pas encore annulée. S’il n’y en a pas, il ne se passe rien.',
  'GG-EFF-03':
    'Une carte annulée est retournée à son tour, mais ne donne ni dés, ni effet, ni relance. Elle va à la défausse avec les autres cartes du duel.',
  'GG-EFF-04': 'Une capacité peut donner à son joueur des relances supplémentaires pour ce duel.',
  'GG-EFF-05':
    'Une capacité peut priver l’adversaire de toutes ses relances pour ce duel, qu’elles viennent des couleurs, d’effets ou d’un équipement. Lucky Shot, Roll Again et les autres effets de dé restés en jeu fonctionnent toujours.',
  'GG-EFF-06':
    'Une capacité peut mettre fin au duel dès qu’elle est révélée : plus d’effets, pas de dés, pas de perdant. Les cartes encore face cachée sont retournées sans effet, les marqueurs dépensés restent dépensés et l’attaque compte comme faite.',
  'GG-EFF-07': 'Une capacité peut faire piocher à son joueur une ou plusieurs cartes ordinaires dès qu’elle est révélée.',
  'GG-EFF-08':
    'Une capacité comme Lucky Shot reste en jeu une fois révélée, jusqu’à ce que son joueur s’en serve pour tourner un dé lancé dans un duel sur la face de son choix. La carte dit s’il peut s’agir de n’importe quel dé, d’un des siens ou d’un dé adverse.',
  'GG-EFF-09':
    'Une capacité comme Roll Again reste en jeu une fois révélée, jusqu’à ce que son joueur fasse relancer un dé d’un duel. La carte dit quels dés elle peut toucher et quel résultat reste : le nouveau, le meilleur, le moins bon, ou le meilleur sur son propre dé et le nouveau sur un dé adverse.',
  'GG-EFF-10':
    'Une capacité qui soigne agit après tous les dommages du duel : son joueur choisit un de ses personnages blessés en jeu, qui redevient indemne. Sans blessé, elle ne fait rien.',
  'GG-EFF-11':
    'Une capacité qui évite les blessures protège pour ce duel le personnage de son joueur : s’il perd, il n’est ni blessé ni tué.',
  'GG-EFF-12':
    'Une capacité qui fait défausser l’adversaire agit après les dommages du duel : il défausse autant de cartes de sa main qu’elle l’indique, en les choisissant une à une, tant qu’il en a.',
  'GG-EFF-13':
    'Un évènement qui détruit des personnages oblige chaque joueur, dans l’ordre du tour à partir du joueur actif, à choisir un de ses personnages en jeu, qui meurt sans que personne l’ait tué. On saute les joueurs sans personnage.',
  'GG-EFF-14':
    'Un évènement qui échange des réserves génétiques échange la plus riche en marqueurs et la plus pauvre. En cas d’égalité, c’est le premier dans l’ordre du tour à partir du joueur actif qui est visé ; si toutes se valent, il ne se passe rien.',
  'GG-EFF-15': 'Un évènement qui soigne tout le monde rend indemne chaque personnage blessé en jeu.',
  'GG-EFF-16':
    'Un évènement qui coûte des cartes fait défausser à chaque joueur, dans l’ordre du tour, autant de cartes de son choix qu’il l’indique, tant qu’il en a.',
  'GG-EFF-17':
    'Un évènement qui rend des marqueurs rend à chaque joueur encore en jeu autant de marqueurs d’attaque et de défense dépensés qu’il l’indique, sans jamais dépasser le nombre de départ.',
  'GG-EFF-18':
    'Un évènement qui coûte des points de vie les retire au même instant à tous ceux qu’il frappe : tous les joueurs, ou tous ceux sans personnage en jeu. Ensuite seulement, ceux qui n’en ont plus sont éliminés. S’il ne devait rester personne, nul ne perd rien.',
  'GG-EFF-19':
    'Un évènement qui blesse oblige chaque joueur, dans l’ordre du tour, à choisir un de ses personnages en jeu, qui subit un dommage : indemne, il est blessé ; blessé, il meurt sans que personne l’ait tué.',
  'GG-EFF-20': 'Un équipement peut ajouter des dés à l’attaque ou à la défense de son porteur.',
  'GG-EFF-21': 'Un équipement peut donner une couleur de plus à son porteur. Cette couleur ne rapporte rien au décompte.',
  'GG-EFF-22': 'Un équipement peut donner un super pouvoir de plus à son porteur.',
  'GG-EFF-23': 'Un équipement peut donner à son porteur des relances supplémentaires dans chacun de ses duels.',
  'GG-EFF-24':
    'Un équipement qui encaisse une blessure est défaussé à la place du dommage, et son porteur ne subit rien. Il est conservé si une capacité évite déjà ce dommage.',
  'GG-EFF-25': 'Un personnage que son équipement préserve de la fatigue peut attaquer dès le tour où il entre en jeu.',
  'GG-EFF-26': 'Si une carte contredit la règle, c’est la carte qui a raison.',
  'GG-PACK-01':
    'Dans un paquet personnel, deux cartes ne peuvent pas avoir le même identifiant, et aucune ne peut prendre un mot que le jeu se réserve.',
  'GG-PACK-02': 'Un paquet compte exactement trois cartes ADN, exemplaires compris.',
  'GG-PACK-03':
    'Personnages, capacités et, s’ils servent, équipements doivent suffire ensemble à toutes les mains de départ, avec neuf cartes de plus.',
  'GG-PACK-04': 'Un paquet compte au moins deux fois autant de personnages que de joueurs.',
  'GG-PACK-05': 'L’attaque et la défense d’un personnage sont des nombres entiers de 1 à 9.',
  'GG-PACK-06': 'Un personnage porte de 1 à 6 marqueurs génétiques, tous de couleurs que son paquet définit.',
  'GG-PACK-07':
    'Les cartes ne nomment que des pouvoirs définis par leur paquet, chaque personnage en a au moins un, et tout paquet connaît Régénération et Pouvoir Infini.',
  'GG-PACK-08':
    'Les dés d’attaque et de défense d’une capacité sont des nombres entiers de 0 à 9. Si elle nomme un pouvoir, les dés obtenus avec lui sont indiqués aussi, et ils ne sont pas moins nombreux que sans lui.',
  'GG-PACK-09': 'Chaque capacité a exactement une couleur, définie par son paquet.',
  'GG-PACK-10':
    'Chaque effet d’un paquet est connu du jeu et figure sur une carte du bon type. Ses nombres vont de 1 à 9 ; un changement de dés peut être négatif, mais pas nul ; des deux nombres d’un bonus ou d’un retour de marqueurs, un seul peut être 0.',
  'GG-PACK-11': 'Seule une capacité qui nomme un pouvoir peut réserver un effet aux personnages qui le possèdent.',
  'GG-PACK-12': 'Chaque équipement indique son emplacement sur le corps. Le jeu de base connaît la tête, le torse, les bras et les jambes.',
  'GG-PACK-13': 'Une partie ne peut pas utiliser plus d’évènements que son paquet n’en contient.',
  'GG-PACK-14': 'Un paquet contient au plus mille cartes en tout, exemplaires compris.',
  'GG-CONF-01': 'Deux, trois ou quatre joueurs prennent part au jeu, chacun sous un nom différent.',
  'GG-CONF-02':
    'Les options ont des limites : vie de départ 1 à 6, marqueurs par sorte 0 à 3, main de départ 1 à 7, limite de main 5 à 12, pioche 1 à 5, personnages par tour 1 à 5, plafond de 1 à 30 dés, égalités 1 à 1000. Une partie dont une option sort de ses limites est refusée.',
  'GG-CONF-03':
    'Le nombre d’évènements donne la difficulté : aucun évènement, 1 ou 2 pour un jeu simple, 3 ou 4 pour une difficulté moyenne, 5 et plus pour un jeu difficile.',
  'GG-CONF-04': 'On joue avec trois évènements, sauf si les joueurs conviennent d’un autre nombre.',
  'GG-CONF-05':
    'Au lieu de tirer les évènements au sort, les joueurs peuvent les désigner. On joue alors avec ceux-là précisément, dans l’ordre indiqué, chacun une fois ; si un nombre d’évènements est convenu aussi, il doit être le leur.',
  'GG-CONF-06': 'Les équipements sont une option. Dans une partie sans eux, aucun n’est dans le paquet et aucun ne peut être joué.',
  'GG-STATE-01':
    'Chaque carte est toujours à un seul endroit : dans le paquet, une main, une réserve génétique ou la défausse, en jeu, sous ou sur un personnage, dans un duel, à côté de son joueur, parmi les ADN posés, les évènements résolus, en attente ou inutilisés, ou hors du jeu.',
  'GG-STATE-02':
    'Un personnage est fatigué pendant le tour où il est entré en jeu, et seulement alors. Un équipement peut l’en dispenser, et une option en dispense les personnages rappelés par le dé spécial.',
  'GG-STATE-03':
    'Un personnage a les super pouvoirs de sa carte, ceux de ses greffes et de son équipement, et le Pouvoir Infini si un dé spécial le lui a donné.',
  'GG-STATE-04': 'Un personnage a les couleurs de ses propres marqueurs génétiques, de ceux de ses greffes et de son équipement.',
  'GG-STATE-05':
    'L’attaque et la défense d’un personnage sont celles de sa propre carte, plus ce qu’ajoute son équipement. Les greffes n’y changent jamais rien.',
  'GG-STATE-06': 'Un personnage blessé attaque, défend, use de ses pouvoirs et compte à la fin exactement comme un personnage indemne.',
  'GG-VIEW-01': 'Les mains sont secrètes : un joueur voit ses cartes et sait combien les autres en ont.',
  'GG-VIEW-02': 'Personne ne regarde ni le paquet ni les évènements écartés de la partie. On n’en connaît que le nombre.',
  'GG-VIEW-03':
    'Tant qu’elle n’est pas révélée, une carte posée dans un duel n’est connue que de qui l’a posée. Les autres voient qu’une carte est là, et son numéro dans l’ordre de pose.',
  'GG-VIEW-04':
    'Tout ce qui est découvert est vu de tous : personnages avec greffes et équipements, réserves génétiques, défausse, évènements résolus ou en attente, cartes ADN, effets restés en jeu, points de vie, marqueurs, dés spéciaux, dés lancés, phase, tour et points.',
  'GG-VIEW-05': 'Un spectateur voit ce que tout le monde voit, mais aucune main et aucune carte face cachée.',
  'GG-VIEW-06': 'Rien de ce qui est montré à quiconque n’annonce ce que donneront les dés, les pioches ou les mélanges.',
  'GG-VIEW-07': 'Une carte ordinaire piochée n’est nommée qu’à celui qui la pioche. Les évènements et les cartes ADN sont nommés à tous.',
  'GG-VIEW-08':
    'Quand un joueur doit choisir parmi les cartes de sa main, les autres apprennent qu’il y a un choix, à qui il revient et combien de cartes il concerne, mais pas entre quelles cartes.',
  'GG-VIEW-09': 'Ce qu’un joueur peut faire est établi d’après ce qu’il a le droit de voir, et n’est montré qu’à lui.',
  'GG-SETUP-01': 'Chaque joueur commence avec trois marqueurs d’attaque et trois marqueurs de défense.',
  'GG-SETUP-02': 'Chaque joueur commence avec six points de vie et un dé spécial encore inutilisé.',
  'GG-SETUP-03': 'Les cartes évènement et les trois cartes ADN sont retirées du paquet avant la distribution.',
  'GG-SETUP-04':
    'Les évènements de la partie sont tirés au sort et personne ne voit lesquels, sauf si les joueurs les ont désignés. Les autres restent hors de la partie.',
  'GG-SETUP-05': 'Personnages et capacités, avec les équipements s’ils servent, sont mélangés ensemble une fois avant la distribution.',
  'GG-SETUP-06': 'Chaque joueur reçoit cinq cartes, une à une, dans l’ordre de la table.',
  'GG-SETUP-07': 'On garde la main de départ telle qu’elle est distribuée, même sans le moindre personnage.',
  'GG-SETUP-08':
    'Les cartes qui restent après la distribution sont divisées en trois tas. Leurs tailles diffèrent d’une carte au plus, les plus grands tas venant en premier.',
  'GG-SETUP-09': 'Chacun des trois tas du paquet reçoit une carte ADN.',
  'GG-SETUP-10':
    'Les évènements sont répartis un à un sur les trois tas du paquet, en commençant par le premier : d’un tas à l’autre, l’écart est d’un évènement au plus.',
  'GG-SETUP-11':
    'Chacun des trois tas est mélangé avec sa carte ADN et ses évènements. Puis le premier est posé sur le deuxième, et tous deux sur le troisième : on pioche d’abord dans le premier.',
  'GG-SETUP-12':
    'Chacun lance un dé et le plus haut commence ; les meilleurs à égalité relancent. Les joueurs peuvent aussi convenir de qui commence, et personne ne lance.',
  'GG-SETUP-13': 'Le premier tour commence par la pioche du premier joueur. Personne n’a rien à décider avant.',
  'GG-SETUP-14': 'Le tour passe, dans le sens des aiguilles d’une montre, au joueur suivant encore en jeu.',
  'GG-FLOW-01':
    'Un tour a quatre étapes, dans cet ordre : piocher, jouer des personnages et un équipement, combattre, défausser. En option, personnages, équipement et combats viennent dans n’importe quel ordre.',
  'GG-FLOW-02':
    'Le premier combat de votre tour met fin à la pose de personnages et d’équipements, et vous ne pouvez le déclarer sans avoir joué le personnage que vous devez. Un personnage pioché plus tard dans le tour n’a plus à être joué. Une option lève ces deux limites.',
  'GG-FLOW-03':
    'Jusqu’à la fin de la partie, on attend toujours un joueur et un seul. Ceux qui pourraient utiliser leur dé spécial à ce moment viennent après lui, dans l’ordre de la table.',
  'GG-FLOW-04':
    'Un joueur que l’on n’attend pas ne peut rien faire d’autre qu’utiliser son dé spécial, et le jeu ne l’attend jamais pour cela.',
  'GG-FLOW-05':
    'Dés que nul ne peut changer, décisions sans choix et tours de greffe sans carte ou sans hôte passent seuls. Un tour de greffe reste ouvert à qui n’a pas de personnage, si son dé spécial inutilisé peut en rappeler un. Choix du défenseur et fin de phase principale ne passent jamais seuls.',
  'GG-FLOW-06': 'Un choix parmi les cartes d’une main ne se fait tout seul que si toute la main doit y passer.',
  'GG-FLOW-07':
    'Dans un duel, seul un joueur sans carte en main ni marqueur utilisable passe d’office, que son dé spécial soit utilisé ou non. Qui tient des cartes inutiles doit passer lui-même.',
  'GG-FLOW-08':
    'Après une interruption, le jeu reprend exactement là où il en était : d’abord les évènements et les rounds génégraft en attente, puis les cartes encore à piocher, puis l’attaque suivante, puis la phase en cours.',
  'GG-DRAW-01': 'Au début de son tour, le joueur actif pioche jusqu’à recevoir trois cartes ordinaires.',
  'GG-DRAW-02': 'Un évènement pioché est montré à tous, résolu, puis remplacé par une nouvelle pioche.',
  'GG-DRAW-03': 'Une carte ADN piochée est posée sur la table, son round génégraft est joué, et une autre carte est piochée à sa place.',
  'GG-DRAW-04':
    'Plusieurs évènements et cartes ADN de suite sont résolus un à un, comme ils viennent. Aucun ne compte comme carte piochée.',
  'GG-DRAW-05':
    'Les pioches dues à un effet ou au dé spécial suivent les règles de toute pioche : évènements et cartes ADN y sont résolus et remplacés.',
  'GG-DRAW-06':
    'Un évènement ou une carte ADN piochés pendant une attaque ou un round génégraft sont montrés et remplacés, mais leur effet ou leur round attend la fin de cette attaque ou de ce round ; on les résout alors dans l’ordre de pioche. La carte ADN compte aussitôt.',
  'GG-DRAW-07':
    'S’il faut piocher et que le paquet est vide, la défausse est mélangée et devient le paquet. Les évènements résolus, les cartes ADN et les cartes hors du jeu n’y reviennent pas.',
  'GG-DRAW-08':
    'Si le paquet et la défausse sont vides tous deux, cette pioche et toutes celles que le joueur avait encore à faire sont perdues.',
  'GG-DRAW-09': 'Le tour où paraît la troisième carte ADN est joué jusqu’au bout, avec toutes les cartes qui restent à y piocher.',
  'GG-DRAW-10': 'Un évènement résolu ne revient jamais dans le paquet.',
  'GG-BATTLE-01':
    'Les attaquants d’un combat attaquent l’un après l’autre, dans l’ordre annoncé ; chaque attaque est achevée avant que la suivante commence.',
  'GG-BATTLE-02': 'Une attaque déclarée ne peut pas être reprise.',
  'GG-BATTLE-03': 'Un attaquant annoncé qui, son tour venu, n’est plus en jeu sous le contrôle de son joueur ne fait pas d’attaque.',
  'GG-BATTLE-04':
    'Une attaque est un duel si l’adversaire a un personnage en jeu quand elle commence. Sinon, c’est une attaque directe contre le joueur.',
  'GG-BATTLE-05':
    'Avant le dommage d’une attaque directe, le joueur attaqué peut utiliser son dé spécial s’il l’a encore. Sinon, le dommage tombe aussitôt.',
  'GG-BATTLE-06':
    'Si le joueur attaqué fait entrer un personnage en jeu avant le dommage d’une attaque directe, l’attaque devient un duel. Si le dé spécial n’en amène aucun, le dommage tombe aussitôt.',
  'GG-BATTLE-07':
    'Si l’adversaire est éliminé au milieu d’un combat, les attaques restantes tombent, et ces personnages sont censés ne pas avoir attaqué.',
  'GG-BATTLE-08': 'Un personnage qui survit peut défendre encore et encore dans le même combat, blessé ou non.',
  'GG-ACT-01': 'Une fois la partie finie, plus rien n’est possible.',
  'GG-ACT-02': 'Une action, une carte ou un joueur inconnus du jeu sont refusés, de même qu’une action mal formée.',
  'GG-ACT-03': 'Un joueur éliminé ne peut plus rien faire.',
  'GG-ACT-04': 'Une action qui n’est pas de la phase en cours est refusée. Le dé spécial a ses moments à lui.',
  'GG-ACT-05': 'Seul le joueur que l’on attend peut agir ; le dé spécial est la seule exception.',
  'GG-ACT-06': 'Une action refusée ne change rien.',
  'GG-ACT-07': 'Tout ce qui change est annoncé, dans l’ordre où cela se passe.',
  'GG-ACT-08':
    'Si plusieurs règles s’opposent à une action, la première annoncée est toujours la même : les règles communes à toutes les actions passent avant celles de cette action, qui viennent dans un ordre fixe.',
  'GG-PLAY-01': 'Vous pouvez jouer jusqu’à trois personnages pendant votre tour.',
  'GG-PLAY-02':
    'Si vous avez un personnage en main et n’en avez joué aucun ce tour-ci, vous devez en jouer un avant de combattre ou de finir votre phase principale.',
  'GG-PLAY-03': 'Un personnage se joue depuis votre propre main.',
  'GG-PLAY-04': 'Un personnage entre en jeu face visible, sous le contrôle de son joueur, indemne, sans greffe et sans équipement.',
  'GG-PLAY-05': 'Un personnage ne peut pas attaquer le tour où il entre en jeu : il est fatigué.',
  'GG-PLAY-06': 'Un personnage fatigué peut défendre.',
  'GG-PLAY-07': 'Un personnage entré en jeu lors d’un tour précédent peut attaquer à n’importe quel tour de son propriétaire.',
  'GG-PLAY-08': 'Vous pouvez avoir autant de personnages en jeu que vous voulez.',
  'GG-GEAR-01': 'Vous pouvez jouer un équipement pendant votre tour.',
  'GG-GEAR-02': 'Un équipement se joue de la main sur un de vos personnages en jeu, même fatigué ou blessé.',
  'GG-GEAR-03': 'Un personnage ne porte qu’un équipement par emplacement. Un équipement posé n’est jamais remplacé, déplacé ni repris.',
  'GG-GEAR-04':
    'Un équipement agit dès qu’il est posé et jusqu’à la mort de son porteur, puis il est défaussé. Seul celui que son propre texte consomme part plus tôt.',
  'GG-GEAR-05':
    'Un équipement se pioche, se tient en main et se défausse comme une autre carte et compte dans la limite de main. Il ne vaut aucun point, ne se joue pas dans un duel et ne se génégrafte pas.',
  'GG-ATT-01': 'Vous déclarez vos combats pendant votre phase principale, contre autant d’adversaires que vous le souhaitez.',
  'GG-ATT-02': 'Vous défiez un autre joueur encore en jeu.',
  'GG-ATT-03': 'Les attaquants d’un combat sont de vos personnages en jeu : au moins un, et aucun nommé deux fois.',
  'GG-ATT-04': 'Un personnage fatigué ne peut pas être envoyé à l’attaque.',
  'GG-ATT-05': 'Chaque personnage attaque une seule fois par tour.',
  'GG-ATT-06': 'Un combat désigne un adversaire et un ou plusieurs personnages, qui l’attaquent l’un après l’autre.',
  'GG-ATT-07': 'Selon une option venue de l’édition de base, un combat n’a qu’un seul attaquant.',
  'GG-ATT-08': 'Vous choisissez l’ordre dans lequel vous affrontez vos adversaires.',
  'GG-ATT-09': 'Rien n’oblige à combattre : vous pouvez finir votre phase principale sans aucun combat.',
  'GG-ATT-10': 'Un personnage a attaqué dès que sa propre attaque commence, quoi qu’il en sorte.',
  'GG-ATT-11':
    'Vous défiez chaque adversaire une seule fois par tour : tous ceux qui vont l’affronter sont donc nommés avant le premier résultat. En option, vous pouvez défier à nouveau le même avec des personnages qui n’ont pas attaqué.',
  'GG-DEF-01': 'Le joueur attaqué choisit lequel de ses personnages en jeu défend.',
  'GG-DEF-02': 'Un joueur qui a un personnage en jeu ne peut pas refuser de défendre.',
  'GG-DIR-01':
    'Une attaque directe coûte un point de vie au joueur attaqué. Ni cartes, ni marqueurs, ni dés n’y servent, et l’attaquant ne court aucun risque.',
  'GG-DIR-02': 'Un joueur sans personnage en jeu est attaqué directement, même par la première attaque d’un combat.',
  'GG-DIR-03': 'Quand le dernier défenseur tombe au cours d’un combat, les attaques qui restent sont directes.',
  'GG-DUEL-01':
    'Dans un duel, le joueur attaquant agit le premier, puis chacun à tour de rôle. Chaque fois, on pose une carte, on dépense un marqueur ou on passe.',
  'GG-DUEL-02': 'Dans un duel, une capacité se pose de la main, face cachée, à côté du personnage qui se bat.',
  'GG-DUEL-03':
    'Chaque camp peut poser n’importe quelle capacité, quels que soient les pouvoirs et les couleurs de son personnage, et même si elle n’y ajoute aucun dé.',
  'GG-DUEL-04': 'Un joueur peut utiliser autant de capacités et de marqueurs qu’il veut dans un duel, et les mêler à son gré.',
  'GG-DUEL-05':
    'La pose des cartes s’arrête quand les deux joueurs passent l’un après l’autre. Qui a passé peut rejouer si l’autre continue.',
  'GG-DUEL-06':
    'Dans un duel, un joueur sans carte en main ni marqueur utilisable passe d’office, même si son dé spécial est inutilisé. Si c’est le cas des deux, la pose des cartes s’arrête aussitôt.',
  'GG-DUEL-07':
    'Toutes les cartes d’un duel, quel que soit le camp, sont révélées dans l’ordre inverse : la dernière posée d’abord. On applique chacune avant de retourner la suivante.',
  'GG-DUEL-08': 'Si un personnage a le pouvoir d’une carte, cela se juge au moment où la carte est révélée.',
  'GG-DUEL-09':
    'L’attaquant lance autant de dés que la somme de l’attaque de son personnage, de ses cartes, de ses marqueurs et de tous les effets.',
  'GG-DUEL-10':
    'Le défenseur lance autant de dés que la somme de la défense de son personnage, de ses cartes, de ses marqueurs et de tous les effets.',
  'GG-DUEL-11': 'Les deux joueurs lancent leurs dés, puis chacun peut les changer. Le total le plus élevé remporte le duel.',
  'GG-DUEL-12': 'En cas d’égalité, tous deux relancent tous leurs dés, l’attaquant d’abord, et chacun peut de nouveau les changer.',
  'GG-DUEL-13':
    'Un duel d’égalités sans fin s’arrête sans perdant : à la cinquantième, ou à celle que les joueurs ont fixée. De même si aucun camp n’a de dé.',
  'GG-DUEL-14': 'Le personnage qui perd un duel, attaquant ou défenseur, est blessé s’il était indemne.',
  'GG-DUEL-15': 'Un personnage déjà blessé qui perd un duel meurt et va dans la réserve génétique du joueur qui l’a remporté.',
  'GG-DUEL-16': 'Le personnage qui remporte un duel n’en souffre pas.',
  'GG-DUEL-17': 'À la fin d’un duel, ses capacités vont face visible à la défausse, dans l’ordre où elles ont été révélées.',
  'GG-DUEL-18':
    'Une capacité qui change un dé reste à côté de son propriétaire quand les autres cartes du duel sont défaussées, si aucun dé qu’elle peut toucher n’a été lancé.',
  'GG-MARK-01': 'Au lieu de poser une carte, vous pouvez prendre un marqueur de votre plateau ; il ajoute un dé à votre camp.',
  'GG-MARK-02': 'Le joueur attaquant ne dépense que des marqueurs d’attaque, le défenseur que des marqueurs de défense.',
  'GG-MARK-03': 'Qui n’a plus de marqueur de la bonne sorte ne peut pas en dépenser.',
  'GG-MARK-04': 'Un marqueur dépensé l’est pour de bon, à moins qu’un effet ne le rende.',
  'GG-DICE-01':
    'Un camp a une relance pour chacune de ses capacités révélées et non annulées dont la couleur est une de celles de son personnage, plus celles que donnent effets et équipements.',
  'GG-DICE-02':
    'Les relances se comptent par carte : deux marqueurs d’une même couleur ne les doublent pas, et une carte n’en donne jamais plus d’une.',
  'GG-DICE-03':
    'Chaque relance sert à relancer un de vos propres dés. Vous pouvez en dépenser plusieurs sur le même dé, mais pas plus que vous n’en avez.',
  'GG-DICE-04': 'Le joueur attaquant finit de changer ses dés avant que le défenseur commence.',
  'GG-DICE-05': 'Après une relance, le dé garde la meilleure des deux faces, l’ancienne ou la nouvelle.',
  'GG-DICE-06':
    'Les relances valent pour tout le duel : après une égalité, celles qui restent sont toujours là, celles qui ont servi ne reviennent pas, et aucune ne survit au duel.',
  'GG-DICE-07': 'En option, les relances se dépensent toutes seules, chacune sur le plus bas de ses propres dés qui montre moins de six.',
  'GG-DICE-08':
    'Quand c’est à vous de changer les dés, l’attaquant le premier, vous pouvez utiliser une fois chacun de vos effets de dé restés en jeu, de ce duel ou d’un précédent, sur un dé que la carte lui permet de toucher.',
  'GG-DICE-09': 'Pour tourner un dé avec Lucky Shot ou une carte du même genre, vous nommez une face de 1 à 6. Rien n’est lancé.',
  'GG-DICE-10': 'Avec Roll Again ou une carte du même genre, un dé est relancé, et la face que la carte désigne reste.',
  'GG-DICE-11': 'Pendant que vous changez les dés, vous mêlez relances et effets de dé dans l’ordre que vous voulez.',
  'GG-DICE-12':
    'Un effet de dé attend de servir. Il n’est perdu, et sa carte défaussée, qu’après un duel de son joueur où a été lancé un dé qu’il aurait pu toucher.',
  'GG-DICE-13':
    'Un effet de dé venu d’un duel précédent est défaussé dès qu’il est utilisé ou perdu ; celui du duel en cours part avec les autres cartes. Une carte à plusieurs effets de dé part avec le dernier.',
  'GG-DICE-14': 'Vous pouvez cesser de changer les dés à tout moment, même s’il vous reste des relances et des effets de dé.',
  'GG-DICE-15':
    'Vous pouvez relancer un six, mais cela ne sert à rien : ce n’est donc jamais proposé, et on n’attend personne pour cela seul.',
  'GG-GRAFT-01': 'Chaque carte ADN piochée commence un round génégraft.',
  'GG-GRAFT-02':
    'Dans un round génégraft, chaque joueur encore en jeu a son tour, en commençant par le joueur actif puis dans l’ordre du tour.',
  'GG-GRAFT-03':
    'Au premier round génégraft, chaque joueur peut génégrafter une carte, au deuxième deux, au troisième trois. Qui les a toutes utilisées a fini.',
  'GG-GRAFT-04': 'En option, le nombre de greffes d’un round vaut pour tous les joueurs ensemble et s’épuise dans l’ordre du tour.',
  'GG-GRAFT-05': 'Une greffe est une carte personnage venant de votre main ou de votre propre réserve génétique.',
  'GG-GRAFT-06': 'Une greffe se glisse sous un de vos personnages en jeu, son hôte.',
  'GG-GRAFT-07': 'L’hôte gagne les super pouvoirs et les couleurs des marqueurs de ses greffes aussi longtemps qu’il est en jeu.',
  'GG-GRAFT-08': 'Une greffe ne change ni l’attaque et la défense de l’hôte, ni sa blessure, ni sa fatigue.',
  'GG-GRAFT-09': 'Un même hôte peut être amélioré autant de fois que l’on veut, dans un seul round génégraft ou dans plusieurs.',
  'GG-GRAFT-10':
    'Nul n’est obligé de génégrafter. Votre tour dans un round génégraft s’achève quand vous le dites, ou quand vous avez fait la dernière greffe permise.',
  'GG-GRAFT-11': 'Une greffe ne peut jamais être retirée ni déplacée, et chacun la voit.',
  'GG-GRAFT-12':
    'Une greffe venue de la main n’est pas un personnage joué : elle ne compte ni dans les trois du tour, ni comme celui que vous devez jouer.',
  'GG-SPEC-01': 'Chaque joueur peut utiliser son dé spécial une seule fois par partie. En option, on joue sans dés spéciaux.',
  'GG-SPEC-02':
    'Votre dé spécial s’utilise au tour de n’importe qui : en phase principale, avant le choix d’un défenseur, avant un dommage direct, pendant qu’on pose des cartes dans un duel, qu’on génégrafte ou qu’on défausse. Mais pas pendant qu’on change les dés, ni tant qu’une décision est en suspens.',
  'GG-SPEC-03': 'Le dé spécial est lancé et sa face appliquée. En option, vous nommez la face au lieu de lancer.',
  'GG-SPEC-04':
    'Un 1 au dé spécial fait entrer en jeu, sous votre contrôle, un personnage de votre choix pris dans votre réserve génétique, indemne et sans greffe.',
  'GG-SPEC-05':
    'Un personnage rappelé par le dé spécial est fatigué ce tour-ci, sauf option contraire, et n’est pas un personnage joué : il ne compte ni dans les trois du tour, ni comme celui que vous devez jouer.',
  'GG-SPEC-06':
    'Un 2 au dé spécial oblige un adversaire de votre choix ayant des cartes en main à en défausser une, qu’il choisit lui-même.',
  'GG-SPEC-07':
    'Un 3 au dé spécial vous fait piocher une carte ordinaire, aussitôt, même pendant un round génégraft ; un évènement ou une carte ADN piochés en chemin attendent alors la fin du round.',
  'GG-SPEC-08':
    'Un 4 au dé spécial vous permet de génégrafter un personnage de votre réserve génétique sous un de vos personnages en jeu, en plus de ce que permet un round génégraft. Vous pouvez y renoncer.',
  'GG-SPEC-09':
    'Un 5 au dé spécial donne le Pouvoir Infini à un de vos personnages en jeu, à votre choix, aussi longtemps qu’il y reste ou, en option, pour ce seul tour.',
  'GG-SPEC-10':
    'Un 6 au dé spécial vous laisse choisir parmi les faces 1 à 5 qui peuvent avoir un effet. En option, c’est une face vide et il ne se passe rien.',
  'GG-SPEC-11': 'Si la face du dé spécial ne peut pas être appliquée, le dé est dépensé pour rien.',
  'GG-SPEC-12': 'Le dé spécial est dépensé dès qu’il est lancé, quoi qu’il donne.',
  'GG-SPEC-13':
    'Un duel ou un round génégraft interrompus par un dé spécial reprennent tels quels : c’est au même joueur d’agir, les passes et les greffes déjà faites comptent toujours. Personnages, pouvoirs et couleurs nouveaux valent dès lors.',
  'GG-CHOICE-01': 'Dans une décision, vous choisissez parmi ce qui vous est proposé, et rien d’autre.',
  'GG-CHOICE-02':
    'Les décisions se prennent l’une après l’autre ; celles d’un évènement dans l’ordre du tour à partir du joueur actif. Celles d’un joueur éliminé tombent.',
  'GG-CHOICE-03':
    'Ce que vous pouvez choisir est établi quand votre décision arrive, et tient donc compte de ce que les joueurs précédents ont choisi.',
  'GG-END-01':
    'Quand vous finissez votre phase principale, vous ne jouez plus ni personnage ni équipement et ne livrez plus de combat ce tour-ci.',
  'GG-DISC-01':
    'Si vous avez plus de huit cartes en main après votre phase principale, vous défaussez des cartes de votre choix, une à une, jusqu’à n’en garder que huit.',
  'GG-DISC-02':
    'Avec huit cartes ou moins, il n’y a pas de défausse, et nul ne peut défausser une carte simplement parce qu’il en a envie.',
  'GG-DISC-03':
    'Seul le joueur dont c’est le tour doit descendre à la limite de main ; les autres peuvent la dépasser jusqu’à la fin de leur propre tour.',
  'GG-DISC-04': 'Toute carte de votre main peut être défaussée, personnage, capacité ou équipement, et chacun voit laquelle.',
  'GG-PROC-01':
    'On additionne d’abord les dés d’un camp, avec tout ce qui en ajoute ou en retire. Ensuite seulement, une somme négative est ramenée à zéro, puis la somme est réduite au plafond si les joueurs en ont fixé un.',
  'GG-PROC-02':
    'Le nombre de dés d’un camp n’a pas de limite, sauf si les joueurs en fixent une : les six dés de chaque couleur peuvent être lancés plusieurs fois. Sur ordinateur, un camp lance au plus dix mille dés.',
  'GG-PROC-03': 'Les dés d’attaque ne valent rien pour le défenseur, ni les dés de défense pour l’attaquant.',
  'GG-PROC-04':
    'Un personnage qui a le pouvoir d’une capacité ajoute les dés indiqués à côté du pouvoir au lieu des dés simples, et non les deux : avec Super Force, Super Punch ajoute deux dés et non trois.',
  'GG-PROC-05':
    'En option, un personnage qui a le pouvoir d’une capacité ajoute à la fois les dés simples et ceux qui sont indiqués à côté du pouvoir.',
  'GG-PROC-06':
    'Un personnage au Pouvoir Infini, imprimé, génégrafté ou donné par un dé spécial, utilise toute capacité comme s’il en avait le pouvoir, y compris ce qui est réservé à ce pouvoir.',
  'GG-PROC-07': 'Le Pouvoir Infini ne sert qu’avec les cartes capacité. En particulier, il ne vaut pas Régénération.',
  'GG-PROC-08': 'Le nombre de dés et de relances d’un duel est arrêté quand la dernière carte a été révélée.',
  'GG-PROC-09':
    'On lance d’abord les dés de l’attaquant, puis ceux du défenseur, puis ceux que demandent les changements de l’attaquant, enfin ceux que demandent les changements du défenseur.',
  'GG-PROC-10': 'Après une égalité, on relance les mêmes nombres de dés dans le même ordre, ceux de l’attaquant avant ceux du défenseur.',
  'GG-PROC-11':
    'Un camp sans dé totalise zéro et perd contre tout camp qui en a un. Si aucun n’en a, rien n’est lancé et personne ne perd.',
  'GG-PROC-12':
    'Un duel décidé se conclut dans cet ordre : dommage au perdant, puis soins et défausses dus aux capacités dans l’ordre où elles ont été révélées, puis cartes du duel, puis évènements et rounds génégraft en attente, puis attaque suivante.',
  'GG-PROC-13':
    'Un duel sans perdant se conclut comme un autre, mais sans dommage. Si une carte y a mis fin, seules les capacités révélées jusque-là soignent ou font défausser.',
  'GG-PROC-14':
    'Le dommage au perdant d’un duel est évité d’abord par une capacité, s’il y en a une, et seulement sinon encaissé par un équipement.',
  'GG-PROC-15': 'Soigner rend indemne un personnage blessé. On ne peut pas choisir pour cela un personnage indemne.',
  'GG-PROC-16': 'Un personnage tué en duel devient une carte à part entière dans la réserve génétique du joueur qui l’a remporté.',
  'GG-PROC-17':
    'Les greffes d’un personnage tué en duel le suivent dans la même réserve génétique, chacune comme une carte à part entière. En option, elles vont plutôt dans celle de leur propriétaire ou à la défausse.',
  'GG-PROC-18': 'L’équipement d’un personnage qui meurt est défaussé.',
  'GG-PROC-19':
    'Un personnage doté de Régénération qui devrait mourir en perdant un duel ne va dans aucune réserve génétique : sa carte est remélangée au paquet.',
  'GG-PROC-20': 'Les greffes d’un personnage qui se régénère sont mélangées au paquet avec lui, quoi que dise l’option sur les greffes.',
  'GG-PROC-21': 'Une greffe dotée de Régénération sauve son hôte comme si le pouvoir était imprimé sur lui.',
  'GG-PROC-22':
    'Un personnage qui meurt par un évènement va à la défausse avec toutes ses greffes, même s’il a Régénération, et quoi que dise l’option sur les greffes.',
  'GG-PROC-23':
    'Un round génégraft en attente permet autant de greffes qu’il y avait de cartes ADN sur la table quand la sienne a été piochée.',
  'GG-PROC-24':
    'Refaire un paquet de la défausse et se régénérer sont deux mélanges différents. Une carte qui se régénère dans un paquet vide devient le paquet.',
  'GG-OVER-01': 'Quand la troisième carte ADN est piochée, on finit le tour en cours, puis vient le tour final.',
  'GG-OVER-02':
    'Au tour final, chaque joueur encore en jeu joue une dernière fois, à partir de celui qui suit le joueur dont c’était le tour quand la troisième carte ADN est sortie ; ce dernier joue donc le dernier.',
  'GG-OVER-03':
    'En option, on compte les points plus tôt : après un seul tour de plus, celui du joueur suivant encore en jeu, ou dès la fin du tour où la troisième carte ADN est sortie.',
  'GG-OVER-04': 'Quand le dernier joueur du tour final a joué, la partie est finie et l’on compte les points.',
  'GG-OVER-05': 'Un joueur dont la vie tombe à 0 est éliminé aussitôt.',
  'GG-OVER-06':
    'La main, les cartes restées en jeu, les personnages, les greffes et les équipements d’un joueur éliminé vont à la défausse ; ses marqueurs et son dé spécial disparaissent.',
  'GG-OVER-07':
    'La réserve génétique d’un joueur éliminé quitte la partie. En option, elle va à celui dont l’attaque directe lui a pris son dernier point de vie ; si c’est un évènement, elle quitte quand même la partie.',
  'GG-OVER-08': 'On saute partout un joueur éliminé, rounds génégraft et tour final compris, et il ne pioche plus.',
  'GG-OVER-09':
    'Si un évènement élimine le joueur dont c’est le tour, il est d’abord appliqué aux autres. Puis le tour s’arrête, sans défausse ; ce qui est dû aux autres se fait avant que commence le joueur suivant encore en jeu.',
  'GG-OVER-10': 'Quand il ne reste qu’un joueur en jeu, la partie s’arrête aussitôt et il la remporte, quels que soient les points.',
  'GG-OVER-11':
    'Un joueur éliminé ne peut pas gagner et se classe derrière tous ceux qui sont encore en jeu ; parmi les éliminés, le dernier sorti est le mieux classé.',
  'GG-OVER-12':
    'Un joueur éliminé pendant le tour final perd le tour qu’il lui restait à jouer. La partie s’achève quand plus personne n’a de tour à jouer.',
  'GG-OVER-13': 'Une partie qui a duré un million de tours s’arrête et les points se comptent en l’état.',
  'GG-SCORE-01': 'Chaque carte de votre réserve génétique rapporte ses marqueurs génétiques.',
  'GG-SCORE-02': 'Chacun de vos personnages en jeu rapporte les marqueurs génétiques de sa propre carte.',
  'GG-SCORE-03':
    'Chaque greffe en jeu rapporte une fois ses propres marqueurs génétiques, au propriétaire de son hôte. Les couleurs qu’elle donne à l’hôte ne rapportent rien de plus.',
  'GG-SCORE-04': 'En option, les greffes en jeu ne rapportent rien.',
  'GG-SCORE-05':
    'Seuls comptent les marqueurs génétiques des réserves et des cartes en jeu : ni main, ni équipement, ni marqueurs d’attaque ou de défense, ni vie, ni défausse, ni cartes hors du jeu. Une blessure n’enlève rien.',
  'GG-SCORE-06': 'Le joueur encore en jeu qui a le plus de marqueurs génétiques gagne.',
  'GG-SCORE-07': 'Si plusieurs ont le plus de marqueurs génétiques, celui d’entre eux qui a le plus de points de vie gagne.',
  'GG-SCORE-08':
    'Ceux qui restent à égalité de marqueurs et de vie pour la première place lancent chacun un dé, dans l’ordre de la table. Le plus haut gagne ; les meilleurs à égalité relancent.',
  'GG-SCORE-09':
    'Les places suivantes vont aux marqueurs, puis à la vie. Les joueurs à égalité des deux partagent la place, sans lancer de dé.',
  'GG-SCORE-10': 'Les points sont publics : ils se comptent pendant la partie comme à la fin, et chacun peut les connaître à tout moment.',
};
